import type { StoreLog } from '@freightdesk/shared-database';
import { logLevels } from './log-levels';

/** Notes of the store in the form of the server's own log, which does not run yet when the store opens. */
export function storeLog(logLevel: string, print: (line: string) => void): StoreLog {
  const noteAt = (name: string, level: number) => (msg: string) => {
    if (logLevels.indexOf(name) <= logLevels.indexOf(logLevel)) print(JSON.stringify({ level, time: Date.now(), msg }));
  };
  return { info: noteAt('info', 30), warn: noteAt('warn', 40) };
}
