import { can, type Role, roles } from '@freightdesk/shared-access';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { recordSources } from './record-sources';
import { registerAll } from './whole-api.builder';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ register: registerAll });
});
afterAll(() => api.close());

const unknown = '01990000-0000-7000-8000-00000000dead';
const reads = ['/timeline', '/note/list', '/note/people', '/document/list'];

const form = (fields: Record<string, string>): FormData => {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.append(name, value);
  filled.append('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'], 'a.pdf'));
  return filled;
};

/** A record that is not there: whoever may do it is told so, whoever may not is refused before. */
async function cells(record: string, role: Role): Promise<Record<string, number>> {
  const of = { record, recordId: unknown };
  const as = api.as(role);
  const statuses: Record<string, number> = {};
  for (const path of reads) statuses[path] = (await as.get(`${path}?${new URLSearchParams(of)}`)).status;
  statuses['/note/add'] = (await as.post('/note/add', { ...of, text: 'A word' })).status;
  statuses['/document/upload'] = (await as.post('/document/upload', form({ ...of, kind: 'OTHER' }))).status;
  return statuses;
}

describe.each(recordSources)('what stands beside a $record', ({ record, read, write }) => {
  it.each(roles)('is for those who may read it, and added by those who may write it: %s', async (role) => {
    const reading = can(role, read, 'server') ? 404 : 403;
    const writing = can(role, write, 'server') ? 404 : 403;

    expect(await cells(record, role)).toEqual({
      ...Object.fromEntries(reads.map((path) => [path, reading])),
      '/note/add': writing,
      '/document/upload': writing,
    });
  });
});

it('each kind of record is handed in once', () => {
  const kinds = recordSources.map(({ record }) => record);

  expect(new Set(kinds).size).toBe(kinds.length);
});
