import type { BusinessDate } from '@freightdesk/shared-calendar';
import { percentOf } from '@freightdesk/shared-money';

interface Held {
  id: string;
  until: BusinessDate;
}

/**
 * A transporter who owns at most ten goods carriages, and says so with his PAN, is paid without deduction for plying, hiring or leasing
 * them (Income-tax Act 1961 s.194C(6); Act of 2025 s.393(4)).
 */
export type TransporterDeclaration = Held;

/** The department's certificate of a lower rate, or none (Act of 1961 s.197, Act of 2025 s.395(1)): up to its limit of payments alone. */
export interface LowerDeduction extends Held {
  number: string;
  percent: string;
  limitPaise: number;
  /** What posted bills have used of the limit. */
  usedPaise: number;
}

/** What is deducted from a non-resident: at the Act's rate or the treaty's, whichever is lower (Act of 1961 s.195, s.90(2); Act of 2025 s.393(2)). */
export interface NonResidentTerms extends Held {
  percent: string;
  treaty: string;
}

/** What holds for a payee on the day of a bill. */
export interface TdsPapers {
  declaration: TransporterDeclaration | null;
  certificate: LowerDeduction | null;
  nonResident: NonResidentTerms | null;
}

export const noPapers: TdsPapers = { declaration: null, certificate: null, nonResident: null };

/** The Act of 2025 holds for what is credited or paid from this day on. */
const newAct = '2026-04-01';

const sections = {
  declaration: { before: '194C(6)', since: '393(4)' },
  certificate: { before: '197', since: '395(1)' },
  nonResident: { before: '195', since: '393(2)' },
} as const satisfies Record<keyof TdsPapers, object>;

/** The section that a paper is of, in the Act of the day. */
export const sectionOfPaper = (paper: keyof TdsPapers, date: BusinessDate): string =>
  sections[paper][date < newAct ? 'before' : 'since'];

/** A bill's share of a certificate. */
export interface UsedCertificate {
  id: string;
  number: string;
  /** What of the bill's base it covers. */
  basePaise: number;
}

/** Tax of a base of which a certificate covers as much as its limit still has; the rest is taxed as if there were none. */
export function withCertificate(
  basePaise: number,
  percent: string,
  certificate: LowerDeduction | null,
): { tdsPaise: number; percent: string; used: UsedCertificate | null } {
  const left = certificate ? Math.max(certificate.limitPaise - certificate.usedPaise, 0) : 0;
  const covered = Math.min(basePaise, left);
  if (!certificate || covered === 0) return { tdsPaise: percentOf(basePaise, percent), percent, used: null };
  const { id, number } = certificate;
  return {
    tdsPaise: percentOf(covered, certificate.percent) + percentOf(basePaise - covered, percent),
    percent: covered === basePaise ? certificate.percent : percent,
    used: { id, number, basePaise: covered },
  };
}
