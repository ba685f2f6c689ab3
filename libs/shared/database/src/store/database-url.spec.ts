import { describeDatabaseUrl } from './database-url';
import { StartRefusal } from '../error/start-refusal';
import { openStore } from './store';

const quiet = { info: () => undefined, warn: () => undefined };

describe('DATABASE_URL', () => {
  it('is named in the log by its host alone', () => {
    expect(describeDatabaseUrl('postgresql://clerk:secret@db.example.com:5433/freight')).toBe(
      'PostgreSQL at db.example.com:5433',
    );
    expect(describeDatabaseUrl('postgres:///freight?host=/run/postgresql')).toBe('PostgreSQL at /run/postgresql');
  });

  it.each([
    ['not an address', 'is no address of a database'],
    ['clerk:secret@db.example.com/freight', 'begins with "clerk:"'],
    ['mysql://clerk:secret@db.example.com/freight', 'begins with "mysql:"'],
    ['postgresql:///freight', 'names no host'],
    ['postgresql://clerk:secret@db.example.com', 'names no database'],
    ['postgresql://clerk:secret@db.example.com/', 'names no database'],
  ])('%s stops the start with one sentence', async (databaseUrl, sentence) => {
    const opening = openStore({ databaseUrl, dataDir: '.data', tables: [], log: quiet });

    await expect(opening).rejects.toBeInstanceOf(StartRefusal);
    await expect(opening).rejects.toThrow(sentence);
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL [^]*must look like postgresql:\/\/user:password@host:5432\/database\.$/,
    );
    await expect(opening).rejects.not.toThrow('secret');
  });

  it('a server that does not answer stops the start with its name, never its password', async () => {
    const opening = openStore({
      databaseUrl: 'postgresql://clerk:secret@127.0.0.1:1/freight',
      dataDir: '.data',
      tables: [],
      log: quiet,
    });

    await expect(opening).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:1 can't be used: connect ECONNREFUSED/);
    await expect(opening).rejects.not.toThrow('secret');
  });
});
