import type { TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';

/** What is deducted is owed to the government under one of these; the books have an account for each. */
export type TdsHead = Exclude<TdsNature, 'CONTRACT'> | 'CONTRACT_INDIVIDUAL' | 'CONTRACT_OTHERS';

/** What must be exceeded before tax is deducted: an amount that is reached exactly is still free. */
export interface TdsThreshold {
  /** What the bills of a year (or month) must come to, in paise. */
  readonly limitPaise: number;
  readonly per: 'YEAR' | 'MONTH';
  /** A single bill above it is taxed even below the limit. */
  readonly billPaise?: number;
  /** Whether only what lies above the limit is taxed, and not the whole. */
  readonly isExcessOnly?: true;
}

/** How much is deducted from a payment of a nature, and from when to when. */
export interface TdsRate {
  readonly nature: TdsNature;
  /** Whom it is paid to, where the law tells individuals and Hindu undivided families from others. */
  readonly payee?: 'INDIVIDUAL' | 'OTHERS';
  readonly from: BusinessDate;
  /** Last day in force; none while it still is. */
  readonly until?: BusinessDate;
  readonly section: string;
  /** The payment code of the 2025 Act's returns; the 1961 Act goes by section. */
  readonly code: string | null;
  readonly percent: string;
  /** The least that is deducted where the payee has no PAN. */
  readonly percentWithoutPan: string;
  readonly threshold: TdsThreshold;
  /** Under what it is owed until it is paid to the government. */
  readonly head: TdsHead;
  readonly source: string;
  /** Sources disagree, or the notified text was not seen: to be confirmed by an accountant. */
  readonly isToBeConfirmed?: true;
}

const lakhPaise = 1_00_000_00;
const perYear = (rupees: number) => ({ limitPaise: rupees * 100, per: 'YEAR' }) as const;
const perMonth = (rupees: number) => ({ limitPaise: rupees * 100, per: 'MONTH' }) as const;

const contract: TdsThreshold = { limitPaise: lakhPaise, per: 'YEAR', billPaise: 30_000_00 };
const goods: TdsThreshold = { limitPaise: 50 * lakhPaise, per: 'YEAR', isExcessOnly: true };

/** No PAN: 20% (1961 Act s.206AA(1); 2025 Act s.397(2)), but 5% on goods (first proviso to s.206AA(1)). */
const usual = { percentWithoutPan: '20' } as const;

/** The 1961 Act governs what was credited or paid till 31-Mar-2026, the 2025 Act what follows. */
const oldAct = { from: '2021-04-01', until: '2026-03-31', code: null } as const;
const till2025 = { ...oldAct, until: '2025-03-31' } as const;
const since2025 = { ...oldAct, from: '2025-04-01' } as const;
const newAct = { from: '2026-04-01' } as const;

const act1961 = (section: string) => ({ section, source: `Income-tax Act 1961 s.${section}` });
const raised = (section: string) => ({ section, source: `Income-tax Act 1961 s.${section}, Finance Act 2025` });
const act2025 = (serial: string, code: string) => ({
  ...newAct,
  section: `393(1) Sl.${serial}`,
  code,
  source: `Income-tax Act 2025 s.393(1), Table, Sl. No. ${serial}`,
});

const individual = { nature: 'CONTRACT', payee: 'INDIVIDUAL', percent: '1', threshold: contract, ...usual } as const;
const others = { nature: 'CONTRACT', payee: 'OTHERS', percent: '2', threshold: contract, ...usual } as const;
const commission = { nature: 'COMMISSION', head: 'COMMISSION', ...usual } as const;
const plant = { nature: 'RENT_PLANT', percent: '2', head: 'RENT_PLANT', ...usual } as const;
const property = {
  nature: 'RENT_PROPERTY',
  percent: '10',
  head: 'RENT_PROPERTY',
  ...usual,
} as const;
const technical = { nature: 'TECHNICAL', percent: '2', head: 'TECHNICAL', ...usual } as const;
const professional = {
  nature: 'PROFESSIONAL',
  percent: '10',
  head: 'PROFESSIONAL',
  ...usual,
} as const;
const purchase = {
  nature: 'GOODS',
  percent: '0.1',
  percentWithoutPan: '5',
  threshold: goods,
  head: 'GOODS',
} as const;
const toIndividuals = { ...individual, head: 'CONTRACT_INDIVIDUAL' } as const;
const toOthers = { ...others, head: 'CONTRACT_OTHERS' } as const;

const reduced = { section: '194H', source: 'Income-tax Act 1961 s.194H, Finance (No. 2) Act 2024' } as const;

/** Tax deducted at source from residents. The dates are those of credit or payment, whichever is first. */
export const tdsRates: readonly TdsRate[] = [
  { ...toIndividuals, ...oldAct, ...act1961('194C') },
  { ...toIndividuals, ...act2025('6(i)', '1023'), isToBeConfirmed: true },
  { ...toOthers, ...oldAct, ...act1961('194C') },
  { ...toOthers, ...act2025('6(i)', '1024'), isToBeConfirmed: true },

  { ...commission, ...oldAct, until: '2024-09-30', percent: '5', threshold: perYear(15_000), ...act1961('194H') },
  { ...commission, ...till2025, from: '2024-10-01', percent: '2', threshold: perYear(15_000), ...reduced },
  { ...commission, ...since2025, percent: '2', threshold: perYear(20_000), ...raised('194H') },
  { ...commission, percent: '2', threshold: perYear(20_000), ...act2025('1(ii)', '1006') },

  { ...plant, ...till2025, threshold: perYear(2_40_000), ...act1961('194I') },
  { ...plant, ...since2025, threshold: perMonth(50_000), ...raised('194I') },
  { ...plant, threshold: perMonth(50_000), ...act2025('2(ii)', '1008') },
  { ...property, ...till2025, threshold: perYear(2_40_000), ...act1961('194I') },
  { ...property, ...since2025, threshold: perMonth(50_000), ...raised('194I') },
  { ...property, threshold: perMonth(50_000), ...act2025('2(ii)', '1009') },

  { ...technical, ...till2025, threshold: perYear(30_000), ...act1961('194J') },
  { ...technical, ...since2025, threshold: perYear(50_000), ...raised('194J') },
  { ...technical, threshold: perYear(50_000), ...act2025('6(iii)', '1026') },
  { ...professional, ...till2025, threshold: perYear(30_000), ...act1961('194J') },
  { ...professional, ...since2025, threshold: perYear(50_000), ...raised('194J') },
  { ...professional, threshold: perYear(50_000), ...act2025('6(iii)', '1027') },

  { ...purchase, ...oldAct, from: '2021-07-01', ...act1961('194Q') },
  { ...purchase, ...act2025('8(ii)', '1031') },
];
