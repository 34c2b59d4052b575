<?php
// For PHP's own built-in server: `php -S 127.0.0.1:9000 router.php`. The same API as ../php-api.ts, in real PHP.
$answers = json_decode(file_get_contents(__DIR__ . '/answers.json'), true);
$call = $_SERVER['REQUEST_METHOD'] . ' ' . basename(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH), '.php');
$body = json_decode(file_get_contents('php://input'), true) ?: [];
session_start();

function answer($value, $status = 200) {
    http_response_code($status);
    header('Content-Type: application/json');
    echo json_encode($value);
    exit;
}

function member() {
    if (empty($_SESSION['user'])) answer(['error' => 'authentication_required'], 403);
    return $_SESSION['user'];
}

switch ($call) {
    case 'POST user':
        if (isset($_GET['push'])) { member(); answer(['ok' => true]); }
        if ($body != $answers['login']) answer(['error' => 'login_failed'], 401);
        $_SESSION['user'] = $answers['user'];
        answer(['user' => $_SESSION['user']]);
    case 'GET user': answer(['user' => member()]);
    case 'PUT user':
        member();
        $_SESSION['user']['language'] = $body['language'];
        answer([]);
    case 'GET logout': session_destroy(); answer([]);
    case 'POST page-hidden': answer([]);
    case 'GET settings': answer($answers['settings']);
    case 'GET companyinfo': answer($answers['companyinfo']);
    case 'GET interests': answer($answers['interests']);
    case 'GET regions': answer($answers['regions']);
    case 'GET geocode': answer($answers['geocode']);
    case 'GET discountcode': member(); answer($answers['discountcode']);
    case 'GET chats': member(); answer($answers['chats']);
    case 'GET likes': member(); answer($answers['likes']);
    case 'GET auto-like': member(); answer($answers['auto-like']);
    case 'DELETE chat': member(); answer([]);
}
// Everything else babbles, as a PHP site with display_errors does.
ini_set('display_errors', '1');
header('Content-Type: text/html');
echo "<br />\n<b>Warning</b>: include($call.inc): Failed to open stream in /var/www/api.php on line 12<br />\n";
