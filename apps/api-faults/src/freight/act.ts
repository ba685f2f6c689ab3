import { randomUUID } from 'node:crypto';
import type { Answer, Caller } from '../client/caller';
import { billInput, receiptInput, saleInput, type Shop, transferInput, vendorPaymentInput } from './shop';

export const actKinds = ['sale', 'purchase', 'receipt', 'payment', 'transfer'] as const;
export type ActKind = (typeof actKinds)[number];

/** One thing a clerk posts, in one call or two; known by its words wherever it is stored. */
export interface Act {
  readonly kind: ActKind;
  readonly words: string;
  /** Whose keys they are: another person's are others. */
  readonly by: Caller;
  /** One key for each call, kept: what was not answered is sent again under it. */
  readonly keys: readonly string[];
  /** Of each call that was acknowledged. */
  readonly answers: Answer[];
  /** An answer that is neither a success nor a plea for patience. */
  refusal?: string;
  /** Pleas for patience that were heard: 409 while the first request still runs, 429, 503. */
  waits: number;
}

interface Call {
  path: string;
  body: object;
}

const ofDraft = ({ answers }: Act): { id: string; version: number } => {
  const { id, version } = answers[0]?.data ?? {};
  return { id, version };
};

const calls: Record<ActKind, readonly ((shop: Shop, act: Act) => Call)[]> = {
  sale: [
    (shop, { words }) => ({ path: '/sale-invoice/add', body: saleInput(shop, words) }),
    (_shop, act) => ({ path: '/sale-invoice/issue', body: ofDraft(act) }),
  ],
  purchase: [
    (shop, { words }) => ({ path: '/purchase-invoice/add', body: billInput(shop, words) }),
    (_shop, act) => ({ path: '/purchase-invoice/post', body: ofDraft(act) }),
  ],
  receipt: [(shop, { words }) => ({ path: '/payment/add', body: receiptInput(shop, words) })],
  payment: [(shop, { words }) => ({ path: '/payment/add', body: vendorPaymentInput(shop, words) })],
  transfer: [(shop, { words }) => ({ path: '/bank/transfer', body: transferInput(shop, words) })],
};

export const newAct = (kind: ActKind, name: string, by: Caller): Act => ({
  ...{ kind, by, words: `${kind} ${name}`, answers: [], waits: 0 },
  keys: calls[kind].map(() => randomUUID()),
});

export const isDone = ({ keys, answers }: Act): boolean => answers.length === keys.length;

const pleas = ['in_progress', 'unavailable', 'too_many_requests', 'rate_limited'];
/** Whether an answer asks to try again in a moment. */
export const isPlea = ({ status, code }: Answer) => status === 429 || status === 503 || pleas.includes(code);

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds));

/** Sends the calls of an act that have had no answer yet. Without an answer it stops, and may be called again. */
export async function perform(act: Act, shop: Shop, patience = 200): Promise<void> {
  while (!isDone(act) && act.refusal === undefined) {
    const at = act.answers.length;
    const call = calls[act.kind][at];
    if (call === undefined) return;
    const { path, body } = call(shop, act);
    const answer = await act.by.post(path, body, { key: act.keys[at] }).catch(() => undefined);
    if (answer === undefined) return;
    if (answer.status < 300) act.answers.push(answer);
    else if (isPlea(answer) && act.waits < patience) {
      act.waits += 1;
      await pause(50);
    } else act.refusal = `${act.words}: ${path} was answered ${answer.status} ${answer.text}`;
  }
}

/** The same calls once more, under the same keys: the answers that differ from the first ones. */
export async function repeat(act: Act, shop: Shop): Promise<string[]> {
  const differing: string[] = [];
  for (const [at, first] of act.answers.entries()) {
    const call = calls[act.kind][at];
    if (call === undefined) continue;
    const { path, body } = call(shop, act);
    const again = await act.by.post(path, body, { key: act.keys[at] });
    if (again.status !== first.status || again.text !== first.text) differing.push(`${path}: ${again.text}`);
  }
  return differing;
}
