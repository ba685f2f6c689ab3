import { Client } from 'pg';

/**
 * How values are written in a copy, so that one row gives the same text on every server, and no limit of time: a copy takes as
 * long as it takes.
 */
const settings = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set search_path = public;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** One connection, with all that the URL's user may do. */
export async function openBackupSession(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'freightdesk backup', keepAlive: true });
  // The statement under way says the same; without a listener a lost connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(settings);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}
