/**
 * Where the log goes. The logger's own way out tries for ever once its terminal is closed, and the whole server stands still
 * meanwhile; `process.stdout` drops what nobody reads.
 */
export const logStream = { write: (line: string): void => void process.stdout.write(line) };
