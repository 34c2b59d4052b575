/**
 * The words that most guessed passwords are made of, in the languages of the site: lower case, without accents. With a
 * year, some digits or signs around them they are guessed as quickly. Only servers hold the list.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passwort passord kodeord adgangskode wachtwoord losenord salasana haslo contrasena motdepasse secret geheim
  passwd passphrase letmein welcome welkom willkommen bienvenue bienvenido benvenuto witaj valkommen velkommen tervetuloa
  admin administrator login master test tester testing default changeme access user guest internet computer laptop
  iloveyou ikhouvanjou ichliebedich jetaime tequiero tiamo kochamcie jagalskardig jegelskerdig minarakastansinua love
  liefde liefje schatje schatz schatzi cherie amour amore amor karlek kjaerlighed kjaerlighet rakkaus milosc querida
  princess prinses prinzessin princesse sunshine zonnetje sonnenschein soleil angel engel flower bloem bloemen blume
  hallo hello hallohallo bonjour hola ciao hei hej czesc mustang dragon monkey shadow tiger tijger football voetbal
  fussball futbol baseball basketball superman batman starwars pokemon freedom vrijheid freiheit whatever nothing trust
  ajax feyenoord psv barcelona realmadrid juventus liverpool arsenal chelsea summer zomer sommer winter lente herfst
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag montag sonntag monday friday sunday
  amsterdam rotterdam nederland holland deutschland france espana italia polska sverige danmark norge suomi
  michael daniel thomas andrea nicole jessica jennifer charlie maria anna hund hond poes kat katze perro chien mama papa
  moeder mutter mother dating chatting chat single singles trustno blink corvette mercedes ferrari porsche midnight maverick
  victoria elizabeth alexander jonathan samantha benjamin danielle caroline patricia veronica charlotte katherine nicholas
  stephanie christopher michelle butterfly chocolate redskins marlboro scorpion bigdaddy dolphins cowboys airborne predator
  minecraft samsung princesa estrella mariposa carolina rockstar spiderman metallica superstar slipknot greenday twilight
  manchester swordfish gangster rush nirvana cookie cookies pepper ginger snoopy hunter killer master ranger soccer hockey
  jordan harley cheese banana orange purple silver golden diamond crystal rainbow phoenix warrior wizard champion
  `
    .trim()
    .split(/\s+/),
);
