import { StartRefusal } from '@freightdesk/shared-database';
import { readSecretFile } from '@freightdesk/shared-server-kit';

export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise it is begun on the way, as STARTTLS. */
  isSecure: boolean;
  user: string | undefined;
  passwordFile: string | undefined;
  /** Whom letters are from. */
  from: string;
}

const loopback = /^(localhost|127\.|::1)/;
export const isLoopback = ({ host }: Pick<MailSettings, 'host'>): boolean => loopback.test(host);

/** Nothing but scheme, user, host and port. */
const isPlain = ({ protocol, hostname, pathname, search, hash, password }: URL): boolean =>
  /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname) && `${search}${hash}${password}` === '';

function placeOf(text: string): Pick<MailSettings, 'host' | 'port' | 'isSecure' | 'user'> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !isPlain(url)) {
    throw new StartRefusal(
      'SMTP_URL must look like smtp://user@mail.example.com:587 or smtps://..., without a password: that is in SMTP_PASSWORD_FILE.',
    );
  }
  const isSecure = url.protocol === 'smtps:';
  const usualPort = isSecure ? 465 : 587;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    isSecure,
    user: url.username === '' ? undefined : decodeURIComponent(url.username),
    port: url.port === '' ? usualPort : Number(url.port),
  };
}

/** How letters go out, as the environment says; nowhere unless it does. */
export function readMailSettings(given: (name: string) => string | undefined): MailSettings | undefined {
  const [url, passwordFile, from] = [given('SMTP_URL'), given('SMTP_PASSWORD_FILE'), given('MAIL_FROM')];
  if (url === undefined) {
    const stray = passwordFile === undefined ? 'MAIL_FROM' : 'SMTP_PASSWORD_FILE';
    if (passwordFile !== undefined || from !== undefined) {
      throw new StartRefusal(`${stray} is set without SMTP_URL: without a mail server nothing is sent.`);
    }
    return undefined;
  }
  if (from === undefined || !/^[^\s@<>]+@[^\s@<>]+$/.test(from)) {
    throw new StartRefusal(
      'SMTP_URL needs MAIL_FROM beside it: the address that letters are from, such as accounts@example.com.',
    );
  }
  const place = placeOf(url);
  if ((place.user === undefined) !== (passwordFile === undefined)) {
    throw new StartRefusal(
      'SMTP_URL names a user and SMTP_PASSWORD_FILE the file with his password: set both or neither.',
    );
  }
  return { ...place, passwordFile, from };
}

/** The password is read once, at the start: a file that can't be read is told now and not with the first letter. */
export const readMailPassword = ({ passwordFile }: MailSettings): Promise<string | undefined> =>
  passwordFile === undefined ? Promise.resolve(undefined) : readSecretFile(passwordFile, 'SMTP_PASSWORD_FILE');
