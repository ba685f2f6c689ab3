import { newId } from '@freightdesk/shared-database';
import { type Entry, type ModelRun, type ModelRunLine, nothingAhead } from './model-records.builder';
import {
  type Answer,
  apt,
  call,
  dayOf,
  isIssued,
  isOpen,
  of,
  same,
  seen,
  type Step,
  today,
  type World,
} from './model-world.builder';

const isOpenRun = ({ status }: ModelRun) => status !== 'PAID' && status !== 'CANCELLED';
const owedOf = ({ bill }: ModelRunLine) => (isIssued(bill) ? bill.totalPaise - bill.settledPaise : 0);

/** Some bills that are open and in no other run; a slip gives one more than is owed, one of another run, or one that is not there. */
export async function prepareRun(world: World, step: Step): Promise<void> {
  const { books } = world;
  const bank = of(
    books.banks.filter(({ isCash }) => !isCash),
    step.pick,
  );
  const taken = new Set(books.runs.filter(isOpenRun).flatMap(({ lines }) => lines.map(({ bill }) => bill)));
  const free = books.bills.filter((bill) => isOpen(bill) && !taken.has(bill));
  const other = step.slip === 2 ? [...taken].filter(isOpen).slice(0, 1) : [];
  const lines = [...free.slice(0, 1 + (step.other % 3)), ...other].map((bill): ModelRunLine => {
    const owed = bill.totalPaise - bill.settledPaise;
    return { bill, paise: step.other % 2 === 0 ? owed : Math.ceil(owed / 2) };
  });
  if (!bank || lines.length === 0) return;
  const asked = lines.map((line, index) => ({
    invoiceId: step.slip === 3 && index === 0 ? newId() : line.bill.id,
    amountPaise: step.slip === 1 && index === 0 ? owedOf(line) + 1 : line.paise,
  }));
  const made = await call(
    world,
    ['/payment-run/add', { title: 'Vendors', bankId: bank.id, payOn: today, lines: asked }],
    [step.slip === 1 && 'over_outstanding', other.length > 0 && 'in_other_run', step.slip === 3 && 'bill_not_open'],
  );
  if (made) books.runs.push({ id: made.id, version: made.version, status: 'DRAFT', bank, lines });
}

/** Bills that were paid, or of which less is owed meanwhile. */
const unpayable = ({ lines }: ModelRun): (string | false)[] =>
  lines.flatMap((line) => [
    owedOf(line) === 0 && 'bill_not_open',
    owedOf(line) > 0 && owedOf(line) < line.paise && 'over_outstanding',
  ]);

const moves = {
  submit: { from: ['DRAFT'], to: 'SUBMITTED', isAsked: true },
  approve: { from: ['SUBMITTED'], to: 'APPROVED', isAsked: true },
  pay: { from: ['APPROVED'], to: 'PAID', isAsked: true },
  return: { from: ['SUBMITTED', 'APPROVED'], to: 'DRAFT', isAsked: false },
  cancel: { from: ['DRAFT', 'SUBMITTED', 'APPROVED'], to: 'CANCELLED', isAsked: false },
} as const;

const moveRun = (move: keyof typeof moves) => async (world: World, step: Step) => {
  const { books } = world;
  const { from, to, isAsked } = moves[move];
  const stands: readonly string[] = from;
  const run = apt(books.runs, step, ({ status }) => stands.includes(status));
  if (!run) return;
  const date = dayOf(step);
  const { asked, reasons } = seen(run, step);
  const isMoved = stands.includes(run.status);
  const done = await call(
    world,
    [`/payment-run/${move}`, { ...asked, ...(move === 'pay' && { date }), ...(!isAsked && { reason: 'A mistake' }) }],
    [
      ...reasons,
      !isMoved && 'wrong_state',
      ...(isMoved && isAsked ? unpayable(run) : []),
      move === 'pay' && isMoved && books.shut(date),
    ],
  );
  if (!done) return;
  Object.assign(run, { status: to, version: done.version });
  if (move === 'pay') pay(world, run, { date, done });
};

/** One payment for each vendor, in the order in which the run meets them. */
function pay({ books }: World, { bank, lines }: ModelRun, { date, done }: { date: string; done: Answer }): void {
  const paidBy = new Map(linesOf(done).map(({ invoiceId, payment }) => [invoiceId, payment]));
  for (const partyId of new Set(lines.map(({ bill }) => bill.partyId))) {
    const settled = lines.flatMap(({ bill, paise }) =>
      bill.partyId === partyId ? [{ invoice: bill, minor: paise, paise, date }] : [],
    );
    const payment = paidBy.get(settled[0]?.invoice.id ?? '');
    if (!payment) throw new Error('A bill of a run that is paid has no payment.');
    const paise = settled.reduce((sum, one) => sum + one.paise, 0);
    const number = books.nextNumber('PV', date);
    same('The number', payment.number, number);
    const entry: Entry = [
      [bank.code, -paise],
      [`2100 ${partyId}`, paise],
    ];
    books.post(entry);
    for (const one of settled) books.settle(one, date);
    books.payments.push({
      at: { bank, minor: -paise, paise: -paise },
      ...{ way: 'PAYMENT', id: payment.id, version: 1, status: 'POSTED', number, partyId },
      ...{ ...nothingAhead, totalMinor: paise, totalPaise: paise, date, since: date, settled, entries: [entry] },
    });
  }
}

interface PaidLine {
  invoiceId: string;
  payment: { id: string; number: string };
}

const isPaid = (line: unknown): line is PaidLine => typeof line === 'object' && line !== null && 'payment' in line;
const linesOf = ({ lines }: Answer): PaidLine[] => (Array.isArray(lines) ? lines.filter(isPaid) : []);

const next = { DRAFT: 'submit', SUBMITTED: 'approve', APPROVED: 'pay' } as const;

/** What is next for a run that is under way, so that some are paid. */
export async function goOnWithRun(world: World, step: Step): Promise<void> {
  const run = of(world.books.runs.filter(isOpenRun), step.pick);
  if (run && run.status !== 'PAID' && run.status !== 'CANCELLED') await moveRun(next[run.status])(world, step);
}

export const [submitRun, approveRun, payRun, returnRun, cancelRun] = [
  ...[moveRun('submit'), moveRun('approve'), moveRun('pay'), moveRun('return'), moveRun('cancel')],
] as const;
