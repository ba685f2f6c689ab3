import { join } from 'node:path';
import { readEnvironment } from './environment';

describe('the environment', () => {
  it('may be empty: everything has a value to start with', () => {
    expect(readEnvironment({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      backupDir: join(process.cwd(), '.data/backups'),
      backupKeyFile: undefined,
      walArchiveDir: undefined,
      jwtSecretFile: undefined,
      publicUrl: undefined,
      logLevel: 'info',
      trustProxy: [],
      callsPerMinute: 3000,
      firstAdmin: undefined,
    });
  });

  it('says where to serve, what to log and whom to trust', () => {
    const variables = {
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://freight.example.com/',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    };

    expect(readEnvironment(variables)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://freight.example.com',
      logLevel: 'warn',
      trustProxy: ['10.0.0.0/8', '::1'],
    });
  });

  it('says where figures are served: nowhere, unless asked for, and then to this machine', () => {
    expect(readEnvironment({}).metrics).toBeUndefined();
    expect(readEnvironment({ METRICS_PORT: '9400' }).metrics).toEqual({ host: '127.0.0.1', port: 9400 });
    expect(readEnvironment({ METRICS_PORT: '9400', METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0');
  });

  it('says who the first administrator of which company is', () => {
    const variables = {
      ADMIN_EMAIL: 'asha@example.com',
      ADMIN_PASSWORD_FILE: '/run/password',
      COMPANY_NAME: 'Acme',
      COMPANY_STATE_CODE: '27',
    };

    expect(readEnvironment(variables).firstAdmin).toEqual({
      email: 'asha@example.com',
      passwordFile: '/run/password',
      company: { name: 'Acme', stateCode: '27', gstin: null },
    });
  });

  it.each([
    ['a port that is none', { PORT: 'http' }, 'PORT'],
    ['a port beyond the last', { PORT: '65536' }, 'PORT'],
    ['figures at a port that is none', { METRICS_PORT: 'on' }, 'METRICS_PORT'],
    ['figures where the product is', { METRICS_PORT: '4000' }, 'METRICS_PORT'],
    ['a level that is none', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    ['an address that is none', { PUBLIC_URL: 'freight' }, 'PUBLIC_URL'],
    ['an address with a path', { PUBLIC_URL: 'https://example.com/freight' }, 'PUBLIC_URL'],
    ['another kind of address', { PUBLIC_URL: 'ftp://example.com' }, 'PUBLIC_URL'],
    ['a proxy that is none', { TRUST_PROXY: 'everyone' }, 'TRUST_PROXY'],
    ['a range too wide', { TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    ['an owner without a database', { DATABASE_OWNER_URL: 'postgresql://a@b/c' }, 'DATABASE_OWNER_URL'],
    ['a database without the key of its servers', { DATABASE_URL: 'postgresql://a@b/c' }, 'JWT_SECRET_FILE'],
    ['an administrator without a password', { ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_PASSWORD_FILE'],
    [
      'a company without a State',
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD_FILE: '/p', COMPANY_NAME: 'Acme' },
      'COMPANY_STATE_CODE',
    ],
  ])('with %s is refused in one sentence that names it', (_case, variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });
});
