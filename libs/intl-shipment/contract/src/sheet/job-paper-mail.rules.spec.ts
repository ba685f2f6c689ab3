import { type JobPaper, jobPapers } from '../jobcard/job-paper.kinds';
import { jobcardRecord } from '../jobcard/jobcard.builder';
import type { Jobcard } from '../jobcard/jobcard.schema';
import { jobPaperMail } from './job-paper-mail.rules';

const issuer = { name: 'Bharat Gateway', gstin: null, address: null, phone: null, email: null };
const party = (name: string, email: string | null) => ({ name, lines: [], email });
const facts = {
  customer: party('Coastal Spices Exports', 'docs@coastal.example'),
  shipper: party('Malabar Curing', null),
  consignee: party('Gulf Foods', 'import@gulf.example'),
  notifyParty: null,
  overseasAgent: party('Emirates Freight', 'ops@emirates.example'),
  told: {},
  master: null,
  houses: [],
};
const mailOf = (paper: JobPaper, changes: Partial<Jobcard> = {}, known: object = {}) =>
  jobPaperMail(paper, {
    ...{ job: jobcardRecord(changes), facts: { ...facts, ...known }, issuer },
    date: '2026-11-22',
  });

describe('the letter with a paper of a job', () => {
  it.each([
    ['job-sheet', {}, null, 'Sir or Madam'],
    ['hbl', {}, 'docs@coastal.example', 'Coastal Spices Exports'],
    ['shipper-invoice', {}, 'docs@coastal.example', 'Coastal Spices Exports'],
    ['pre-alert', {}, 'ops@emirates.example', 'Emirates Freight'],
    ['cargo-manifest', {}, 'ops@emirates.example', 'Emirates Freight'],
    ['arrival-notice', { direction: 'IMPORT' }, 'import@gulf.example', 'Gulf Foods'],
    ['delivery-order', { direction: 'IMPORT' }, 'import@gulf.example', 'Gulf Foods'],
  ] as const)('%s %j goes to %s', (paper, changes, to, name) => {
    const mail = mailOf(paper, changes);

    expect(mail.to).toBe(to);
    expect(mail.letters[0].text).toMatch(new RegExp(`^Dear ${name},`));
  });

  it('is addressed to whom it is for where nobody has an address', () => {
    const known = { consignee: party('Gulf Foods', null), customer: party('Gulf Foods Holding', null) };
    const mail = mailOf('arrival-notice', { direction: 'IMPORT' }, known);

    expect(mail.to).toBeNull();
    expect(mail.letters[0].text).toContain('Dear Gulf Foods,');
  });

  it('says by what the shipment is found, and what is asked', () => {
    const { letters } = mailOf('hbl', {
      mblNumber: 'MAEU123',
      vessel: 'Maersk Chennai',
      voyage: '614W',
      etd: '2026-12-01',
    });

    expect(letters.map(({ language }) => language)).toEqual(['English', 'हिन्दी']);
    expect(letters[0].subject).toMatch(/^House bill of lading SE262700001: .*\(INNSA\) to Jebel Ali \(AEJEA\)$/);
    for (const { text } of letters) {
      expect(text).toContain('Our job: SE/26-27/00001');
      expect(text).toContain('MBL: MAEU123');
      expect(text).toContain('Vessel / voyage: Maersk Chennai / 614W');
      expect(text.endsWith('\nBharat Gateway')).toBe(true);
    }
  });

  it('to an agent abroad is in English alone', () => {
    expect(mailOf('pre-alert').letters).toHaveLength(1);
  });

  it('never says what anything costs, and its subject is short enough to be sent', () => {
    const place = 'P'.repeat(120);
    for (const paper of jobPapers) {
      const { letters } = mailOf(paper, { originPlace: place, destinationPlace: place });
      for (const { subject, text } of letters) {
        expect(subject.length).toBeLessThanOrEqual(200);
        expect(text).not.toMatch(/INR|₹/);
      }
    }
  });
});
