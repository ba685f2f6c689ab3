import { defineProblems } from '@freightdesk/shared-endpoint';

export const partyProblems = defineProblems({
  /** Carries the found party as `party: { id, name }`. */
  duplicate_party: { status: 409, message: 'A party with this GSTIN exists already.' },
});

/** The sentence of `duplicate_party` where the found one can be named. */
export const sameGstin = '{{name}} has this GSTIN already.';

/** Said beside a saved party; nothing was refused. */
export const partyWarnings = {
  same_pan: 'Another party has the same PAN.',
  same_name: 'Another party has the same name.',
} as const;
export type PartyWarningCode = keyof typeof partyWarnings;
