import type { TdsRate, TdsRateRow } from './tds-rate.schema';

const plain = { billPaise: null, isExcessOnly: false } as const;
const perYear = (rupees: number) => ({ ...plain, limitPaise: rupees * 100, limitPer: 'YEAR' }) as const;
const perMonth = (rupees: number) => ({ ...plain, limitPaise: rupees * 100, limitPer: 'MONTH' }) as const;

const contract = { ...perYear(1_00_000), billPaise: 30_000_00 } as const;
const goods = { ...perYear(50_00_000), isExcessOnly: true } as const;

/** No PAN: 20% (1961 Act s.206AA(1); 2025 Act s.397(2)), but 5% on goods (first proviso to s.206AA(1)). */
const usual = { payee: null, percentWithoutPan: '20', isToBeConfirmed: false } as const;

/** The 1961 Act governs what was credited or paid till 31-Mar-2026, the 2025 Act what follows. */
const oldAct = { from: '2021-04-01', until: '2026-03-31', code: null } as const;
const till2025 = { ...oldAct, until: '2025-03-31' } as const;
const since2025 = { ...oldAct, from: '2025-04-01' } as const;
const newAct = { from: '2026-04-01', until: null } as const;

const act1961 = (section: string) => ({ section, source: `Income-tax Act 1961 s.${section}` });
const raised = (section: string) => ({ section, source: `Income-tax Act 1961 s.${section}, Finance Act 2025` });
const act2025 = (serial: string, code: string) => ({
  ...newAct,
  section: `393(1) Sl.${serial}`,
  code,
  source: `Income-tax Act 2025 s.393(1), Table, Sl. No. ${serial}`,
});

const toIndividuals = { nature: 'CONTRACT', percent: '1', ...contract, ...usual, payee: 'INDIVIDUAL' } as const;
const toOthers = { nature: 'CONTRACT', percent: '2', ...contract, ...usual, payee: 'OTHERS' } as const;
const commission = { nature: 'COMMISSION', ...usual } as const;
const plant = { nature: 'RENT_PLANT', percent: '2', ...usual } as const;
const property = {
  nature: 'RENT_PROPERTY',
  percent: '10',
  ...usual,
} as const;
const technical = { nature: 'TECHNICAL', percent: '2', ...usual } as const;
const professional = {
  nature: 'PROFESSIONAL',
  percent: '10',
  ...usual,
} as const;
const purchase = {
  nature: 'GOODS',
  percent: '0.1',
  ...usual,
  percentWithoutPan: '5',
  ...goods,
} as const;

const reduced = { section: '194H', source: 'Income-tax Act 1961 s.194H, Finance (No. 2) Act 2024' } as const;

/** Tax deducted at source from residents. The dates are those of credit or payment, whichever is first. */
export const tdsRates: readonly TdsRate[] = [
  { ...toIndividuals, ...oldAct, ...act1961('194C') },
  { ...toIndividuals, ...act2025('6(i)', '1023'), isToBeConfirmed: true },
  { ...toOthers, ...oldAct, ...act1961('194C') },
  { ...toOthers, ...act2025('6(i)', '1024'), isToBeConfirmed: true },

  { ...commission, ...oldAct, until: '2024-09-30', percent: '5', ...perYear(15_000), ...act1961('194H') },
  { ...commission, ...till2025, from: '2024-10-01', percent: '2', ...perYear(15_000), ...reduced },
  { ...commission, ...since2025, percent: '2', ...perYear(20_000), ...raised('194H') },
  { ...commission, percent: '2', ...perYear(20_000), ...act2025('1(ii)', '1006') },

  { ...plant, ...till2025, ...perYear(2_40_000), ...act1961('194I') },
  { ...plant, ...since2025, ...perMonth(50_000), ...raised('194I') },
  { ...plant, ...perMonth(50_000), ...act2025('2(ii)', '1008') },
  { ...property, ...till2025, ...perYear(2_40_000), ...act1961('194I') },
  { ...property, ...since2025, ...perMonth(50_000), ...raised('194I') },
  { ...property, ...perMonth(50_000), ...act2025('2(ii)', '1009') },

  { ...technical, ...till2025, ...perYear(30_000), ...act1961('194J') },
  { ...technical, ...since2025, ...perYear(50_000), ...raised('194J') },
  { ...technical, ...perYear(50_000), ...act2025('6(iii)', '1026') },
  { ...professional, ...till2025, ...perYear(30_000), ...act1961('194J') },
  { ...professional, ...since2025, ...perYear(50_000), ...raised('194J') },
  { ...professional, ...perYear(50_000), ...act2025('6(iii)', '1027') },

  { ...purchase, ...oldAct, from: '2021-07-01', ...act1961('194Q') },
  { ...purchase, ...act2025('8(ii)', '1031') },
];

/** The rows as they are listed; for specs of screens. */
export const tdsRateRows: TdsRateRow[] = tdsRates.map((rate, index) => ({
  ...rate,
  id: `01990000-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`,
  version: 1,
}));
