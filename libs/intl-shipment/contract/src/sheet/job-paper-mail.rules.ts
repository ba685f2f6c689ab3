import type { JobPaper } from '../jobcard/job-paper.kinds';
import type { PaperParty } from './job-paper.schema';
import { englishWords, hindiWords, type JobPaperWords } from './job-paper-mail-words.data';
import { asCarried, carriageBlock, dischargedAt, loadedAt, type PaperMatter } from './job-paper-parts.rules';
import { jobPaperSheet } from './job-paper-sheet.rules';

/** A letter that is ready to go with its paper, in one language. */
interface ReadyLetter {
  language: string;
  subject: string;
  text: string;
}

/** What goes with a paper of a job, and to which address, where one is known. */
export interface JobPaperMail {
  to: string | null;
  letters: [ReadyLetter, ...ReadyLetter[]];
}

/** For whom each paper is, the first by right; what it costs is nobody's outside the house. */
function receiversOf(paper: JobPaper, { job, facts }: PaperMatter): readonly (PaperParty | null)[] {
  if (paper === 'job-sheet') return [];
  if (paper === 'pre-alert' || paper === 'cargo-manifest') return [facts.overseasAgent];
  return job.direction === 'IMPORT' ? [facts.consignee, facts.customer] : [facts.shipper, facts.customer];
}

const longestSubject = 200;
/** By what whoever opens the letter finds the shipment in files of his own. */
const named = ['Carrier', 'Vessel / voyage', 'Flight', 'MBL', 'MAWB', 'HBL', 'HAWB', 'Booking', 'ETD', 'ETA'];

/** The shipment in lines: the trade writes these words in English in all languages. */
function shipmentLines(said: PaperMatter): string[] {
  const matter = asCarried(said);
  const { job } = matter;
  const boxes = job.containers.map(({ containerNumber }) => containerNumber).join(', ');
  return [
    `Our job: ${job.number}`,
    ...(job.reference ? [`Your reference: ${job.reference}`] : []),
    `From: ${loadedAt(job)}`,
    `To: ${dischargedAt(job)}`,
    ...carriageBlock(matter)
      .facts.filter(({ label }) => named.includes(label))
      .map(({ label, value }) => `${label}: ${value}`),
    ...(boxes ? [`Containers: ${boxes}`] : []),
  ];
}

function letterIn(words: JobPaperWords, paper: JobPaper, matter: PaperMatter, name: string): ReadyLetter {
  const { title, number = matter.job.number } = jobPaperSheet(paper, matter);
  const subject = `${title} ${number}: ${loadedAt(matter.job)} to ${dischargedAt(matter.job)}`;
  const close = [words.close, matter.issuer.name ?? ''].join('\n').trim();
  return {
    language: words.language,
    subject: subject.slice(0, longestSubject),
    text: [words.greeting(name), words.text[paper], shipmentLines(matter).join('\n'), close].join('\n\n'),
  };
}

/** The letter with a paper of a job; whoever is abroad is written to in English alone. */
export function jobPaperMail(paper: JobPaper, matter: PaperMatter): JobPaperMail {
  const known = receiversOf(paper, matter).filter((party) => party !== null);
  const receiver = known.find(({ email }) => email !== null) ?? known[0];
  const languages = receiver === matter.facts.overseasAgent ? [] : [hindiWords];
  const letter = (words: JobPaperWords) => letterIn(words, paper, matter, receiver?.name ?? '');
  return { to: receiver?.email ?? null, letters: [letter(englishWords), ...languages.map(letter)] };
}
