import { Readable } from 'node:stream';
import type { Job } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { another, sources } from '../activity.builder';
import { registerActivity } from '../register-activity';
import { deliverMails } from './deliver-mails';
import { type MailSink, mailSink } from './mail-sink.builder';
import type { MailPorts } from './send-mail';
import { smtp } from './smtp';

let api: TestApi;
let sink: MailSink;
let round: Job;
let isOn = true;

const content = (id: string) => Buffer.from(`%PDF-1.7 of ${id}`);
const papers: MailPorts['papers'] = {
  docket: async (_at, id) => ({
    ...{ name: 'note.pdf', mediaType: 'application/pdf' },
    content: Readable.from([content(id)]),
  }),
};
/** A record of several papers, one of which says what stands in the books. */
const named: MailPorts['named'] = {
  docket: {
    permission: 'report.read',
    papers: {
      STATEMENT: async (_at, id) => ({
        ...{ name: 'account.pdf', mediaType: 'application/pdf' },
        content: Readable.from([content(id)]),
      }),
      SCANS: async () => ({
        ...{ name: 'scans.zip', mediaType: 'application/zip' },
        content: Readable.from(Array.from({ length: 21 }, () => Buffer.alloc(1024 * 1024))),
      }),
      NOTHING: async () => undefined,
    },
  },
};
const place = { host: '127.0.0.1', isSecure: false, user: undefined, passwordFile: undefined };

beforeAll(async () => {
  sink = await mailSink();
  round = deliverMails(smtp({ ...place, port: sink.port, from: 'accounts@sahyadri.example' }, undefined));
  const mail = {
    papers,
    named,
    get isOn() {
      return isOn;
    },
  };
  api = await startApi({ register: (kit) => registerActivity(kit, { records: sources, mail }) });
});
afterAll(async () => {
  await api.close();
  await sink.close();
});
beforeEach(() => {
  isOn = true;
  sink.letters.length = 0;
});

const letter = (changes: object = {}) => ({
  ...{ record: 'docket', recordId: another('docket'), to: ['meera@kaveri.example'], cc: ['books@kaveri.example'] },
  ...{ subject: 'Consignment note HO/26-27/000001', text: 'Dear Meera,\n\nplease find it attached.' },
  ...changes,
});
const send = (body: object) => api.as('DOMESTIC').post('/mail/send', body);
const sentOf = async ({ recordId }: { recordId: string }) =>
  (await api.as('DOMESTIC').get(`/mail/list?record=docket&recordId=${recordId}`)).expect(200).data;
const deliver = () => round.run({ db: api.db, clock: api.clock, signal: new AbortController().signal });

describe('a letter', () => {
  it('goes out with the paper of its record, once, and is told on its timeline', async () => {
    const body = letter();
    const { data } = (await send(body)).expect(200);
    expect(data).toMatchObject({ status: 'WAITING', attachment: 'note.pdf', createdBy: { name: expect.any(String) } });
    expect(sink.letters).toEqual([]);

    await deliver();
    await deliver();

    expect(sink.letters).toHaveLength(1);
    const [{ to, data: raw } = { to: [], data: '' }] = sink.letters;
    expect(to).toEqual(['meera@kaveri.example', 'books@kaveri.example']);
    expect(raw).toContain('Subject: Consignment note HO/26-27/000001');
    expect(raw).toContain(`Message-ID: <${data.id}@sahyadri.example>`);
    expect(raw).toContain('please find it attached.');
    expect(raw).toContain(content(body.recordId).toString('base64').slice(0, 40));
    expect(await sentOf(body)).toMatchObject({ isOn: true, mails: [{ status: 'SENT', attempts: 1, problem: null }] });
    const timeline = (await api.as('DOMESTIC').get(`/timeline?record=docket&recordId=${body.recordId}`)).expect(200);
    expect(JSON.stringify(timeline.body)).toContain('meera@kaveri.example');
  });

  it('takes the paper that is named, for whoever may read what it says', async () => {
    const { data } = (await api.as('ADMIN').post('/mail/send', letter({ paper: 'STATEMENT' }))).expect(200);
    expect(data.attachment).toBe('account.pdf');

    expect((await send(letter({ paper: 'STATEMENT' }))).status).toBe(403);
    for (const paper of ['NOTHING', 'UNKNOWN', 'constructor']) {
      const { status, problem } = await api.as('ADMIN').post('/mail/send', letter({ paper }));
      expect([status, problem.code]).toEqual([409, 'no_paper']);
    }
    await deliver();
    expect(sink.letters).toHaveLength(1);
  });

  it('is not sent with more than mail servers take', async () => {
    const { status, problem } = await api.as('ADMIN').post('/mail/send', letter({ paper: 'SCANS' }));

    expect([status, problem.code]).toEqual([409, 'too_large']);
  });

  it('that the mail server cannot take now is tried again later', async () => {
    const body = letter();
    (await send(body)).expect(200);
    sink.refuses.push('451 Come again');

    await deliver();
    expect((await sentOf(body)).mails).toMatchObject([{ status: 'WAITING', problem: expect.stringContaining('451') }]);
    await deliver();
    expect(sink.letters).toEqual([]);

    await api.db.updateTable('outgoingMail').set({ nextAttemptAt: api.clock.now() }).execute();
    await deliver();
    expect((await sentOf(body)).mails).toMatchObject([{ status: 'SENT', attempts: 2, problem: null }]);
  });

  it('that the mail server will never take is told as not delivered', async () => {
    const body = letter();
    (await send(body)).expect(200);
    sink.refuses.push('550 No such person');

    await deliver();

    expect((await sentOf(body)).mails).toMatchObject([
      { status: 'FAILED', problem: expect.stringContaining('No such person') },
    ]);
  });

  it.each([
    ['that is no address', { to: ['meera'] }, 422],
    ['with a line break in it', { to: ['a@kaveri.example\nBcc: x@y.example'] }, 422],
    ['nobody at all', { to: [] }, 422],
  ])('to %s is refused, and nothing goes out', async (_case, changes, status) => {
    const answer = await send(letter(changes));
    await deliver();

    expect(answer.status).toBe(status);
    expect(sink.letters).toEqual([]);
  });

  it('is sent by whoever may write its record, of a record that has a paper', async () => {
    expect((await api.as('MARKETING').post('/mail/send', letter())).status).toBe(403);
    const ofParty = letter({ record: 'party', recordId: another('party') });
    expect((await send(ofParty)).problem.code).toBe('no_paper');
  });

  it('is not sent where no mail server is set, and says what to do', async () => {
    isOn = false;
    const body = letter();

    const { problem } = await send(body);

    expect(problem).toMatchObject({ status: 409, code: 'mail_off' });
    expect(await sentOf(body)).toEqual({ isOn: false, mails: [] });
  });
});
