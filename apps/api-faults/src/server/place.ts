import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where servers are started, again and again: they find what an earlier one left. */
export interface Place {
  readonly dataDir: string;
  /** A PostgreSQL of its own; without it the one that the server brings keeps its files in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** What a server is started with. */
  readonly settings: NodeJS.ProcessEnv;
  remove(): void;
}

export const administrator = { email: 'asha@freightdesk.test', password: 'monsoon ledger of a patient forwarder' };

const company = { COMPANY_NAME: 'Sagar Freight', COMPANY_STATE_CODE: '29', COMPANY_GSTIN: '29AAGCB7383J1Z4' };

/** A folder for servers; `within` is another than the system's for temporary files. */
export function newPlace({ databaseUrl, within = tmpdir() }: { databaseUrl?: string; within?: string } = {}): Place {
  const folder = mkdtempSync(join(within, 'freightdesk-faults-'));
  // PostgreSQL may run as another user than root and must be able to pass.
  chmodSync(folder, 0o711);
  const [passwordFile, keyFile] = [join(folder, 'password'), join(folder, 'key')];
  writeFileSync(passwordFile, administrator.password, { mode: 0o600 });
  writeFileSync(keyFile, randomBytes(48).toString('base64url'), { mode: 0o600 });
  const dataDir = join(folder, 'data');
  const { DATABASE_URL: _unset, ...environment } = process.env;
  return {
    dataDir,
    databaseUrl,
    settings: {
      ...environment,
      ...company,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD_FILE: passwordFile,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Letters are written; nobody takes them.
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'accounts@freightdesk.test',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl, JWT_SECRET_FILE: keyFile }),
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
