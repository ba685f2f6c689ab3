/** From nothing at all to everything; numbers as the server's log (pino) writes them. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];
