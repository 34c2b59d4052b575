/** Icons that may stand for a fictional profile (setting fictional_icon); with any other value it is our robot. Decision 0179. */
export const fictionalIcons = ["alert", "eye", "flag", "info", "robot", "star", "user", "users"] as const;
