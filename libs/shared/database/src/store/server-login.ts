import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { outliveLoss } from '../connection/connection';
import { whatWentWrong } from '../error/error-facts';
import { oneAtATime, serverRole } from '../connection/server-role';
import { StartRefusal } from '../error/start-refusal';

/**
 * Whom the server signs in as: a user who owns nothing, may do nothing, and can take on the server's role alone. So whatever
 * gets a statement of its own past us finds no way up: `reset role` leads to less.
 */
export interface Login {
  user: string;
  password: string;
  url: string;
}

const longestName = 63;

/**
 * The login that belongs to an owner. Its password is derived from the owner's, so that all servers of one database know it
 * without being told, and nothing more has to be kept; the way back is closed. Undefined where the URL has no password.
 */
export function loginOf(ownerUrl: string): Login | undefined {
  const url = new URL(ownerUrl);
  const [owner, secret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const user = `${owner}_server`;
  if (owner === '' || secret === '' || owner.includes('$') || Buffer.byteLength(user) > longestName) return undefined;
  const password = createHmac('sha256', secret).update(`freightdesk login ${user}`).digest('base64url');
  url.username = encodeURIComponent(user);
  url.password = password;
  return { user, password, url: url.href };
}

/** What PostgreSQL keeps of a password (RFC 5803): made here, so that the password itself is in no statement and no log. */
function verifierOf(password: string): string {
  const [salt, rounds] = [randomBytes(16), 4_096];
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`;
}

/** Signs in and looks whether this user is as little as it should be; otherwise what is wrong with it. */
async function faultOf({ url }: Pick<Login, 'url'>): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  outliveLoss(client);
  try {
    await client.connect();
    const { rows } = await client.query<{ sound: boolean }>(`
      select not (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)
        and not exists (select from pg_class where relowner = me.oid)
        and not exists (select from pg_auth_members where member = me.oid and roleid <> '${serverRole}'::regrole) as sound
      from pg_roles me where rolname = session_user`);
    if (!rows[0]?.sound) return 'it may do more than it should';
    await client.query(`set role ${serverRole}`);
    return undefined;
  } catch (error) {
    return whatWentWrong(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the login, or makes it right again. Where the owner may not, `faultOf` goes on finding what is wrong. */
async function provideLogin(owner: Kysely<unknown>, { user, password }: Login): Promise<void> {
  const name = sql.id(user);
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = ${sql.lit(user)}) then
        create role ${name};
      end if;
      alter role ${name} with login noinherit password ${sql.lit(verifierOf(password))};
      if (select rolsuper from pg_roles where rolname = current_user) then
        alter role ${name} with nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
      end if;
      execute format('grant connect on database %I to %I', current_database(), ${sql.lit(user)});
      grant ${sql.id(serverRole)} to ${name};
    exception when insufficient_privilege or duplicate_object or unique_violation or feature_not_supported then null;
    end $$`.execute(owner);
}

const exists = async (owner: Kysely<unknown>, user: string): Promise<boolean> =>
  (await sql`select from pg_roles where rolname = ${user}`.execute(owner)).rows.length > 0;

/** The owner's login, made where it is not there yet; or why there is none. */
export async function loginBelow(
  owner: Kysely<unknown>,
  ownerUrl: string,
): Promise<{ url: string } | { fault: string }> {
  const login = loginOf(ownerUrl);
  if (login === undefined) return { fault: 'DATABASE_URL holds no user and password to derive it from' };
  if ((await exists(owner, login.user)) && (await faultOf(login)) === undefined) return login;
  await owner.transaction().execute(async (tx) => {
    await oneAtATime(tx);
    await provideLogin(tx, login);
  });
  const fault = await faultOf(login);
  return fault === undefined ? login : { fault };
}

/** A login that was given to us beside the owner's gets the server's role, and nothing is served by one that is more. */
export async function requireLogin(owner: Kysely<unknown>, url: string): Promise<void> {
  const user = sql.id(decodeURIComponent(new URL(url).username));
  await sql`
    do $$ begin
      grant ${sql.id(serverRole)} to ${user};
    exception when others then null;
    end $$`.execute(owner);
  const fault = await faultOf({ url });
  if (fault === undefined) return;
  throw new StartRefusal(
    `The user of DATABASE_URL can't serve beside the owner of DATABASE_OWNER_URL: ${fault}. It must own nothing and be a member of ${serverRole} alone.`,
  );
}
