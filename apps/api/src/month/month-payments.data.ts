import { allocate, pay, receipt, refund, reverse } from './month.builder';

/** What moves between us and customers and vendors. */
export const monthPayments = [
  receipt('R1', '2026-10-09', 'Hubli Auto Parts', 21_030_40, [['S5', 21_393_00]], { tdsPaise: 362_60 }),
  pay('V1', '2026-10-10', 'Rao and Associates', 45_000_00, [], { tdsPaise: 5_000_00 }),
  receipt('R2', '2026-10-12', 'Nashik Vines', 97_788_00, [['S2', 99_474_00]], { tdsPaise: 1_686_00 }),
  receipt('R3', '2026-10-13', 'Mysore Silk House', 5_000_00, [['S8', 5_000_00]], { bank: 'Petty cash', mode: 'CASH' }),
  receipt('R4', '2026-10-14', 'Deccan Textiles', 59_000_00),
  receipt('R5', '2026-10-15', 'Nashik Vines', 30_000_00, [], { bank: 'ICICI Current' }),
  receipt('R6', '2026-10-16', 'Hamburg Importers GmbH', 1_500_00, [['X1', 1_500_00]], {
    currency: 'USD',
    exchangeRate: '84.95',
  }),
  pay('V2', '2026-10-16', 'Arabian Sea Lines', 1_02_917_70, [['P1', 1_02_900_00]], { bankChargesPaise: 17_70 }),
  pay('V3', '2026-10-17', 'Bengaluru Air Cargo', 50_000_00, [['P2', 50_000_00]]),
  receipt('R7', '2026-10-19', 'Surat Diamonds', 32_705_00, [['S7', 32_823_00]], {
    bankChargesPaise: 118_00,
    chargesGst: { gstRate: '18', supply: 'INTRA', itcEligible: true },
  }),
  pay('V4', '2026-10-19', 'Krishna Carriers', 39_200_00, [['P5', 39_200_00]], { bank: 'ICICI Current' }),
  receipt('R8', '2026-10-20', 'Delhi Leather', 1_00_000_00, [['S4', 1_00_000_00]]),
  pay('V5', '2026-10-20', 'Tumkur Roadways', 10_000_00, [['P4', 10_000_00]], { bank: 'Petty cash', mode: 'CASH' }),
  receipt('R9', '2026-10-21', 'Gulf Traders LLC', 1_200_00, [['X2', 1_200_00]], {
    currency: 'USD',
    exchangeRate: '83.90',
  }),
  pay('V6', '2026-10-21', 'Brigade Properties', 91_800_00, [['P7', 91_800_00]]),
  receipt('R10', '2026-10-22', 'Chennai Granites', 2_25_000_00, [['S6', 2_25_000_00]]),
  receipt('R11', '2026-10-24', 'Malnad Coffee', 15_000_00, [['S3', 15_000_00]], { from: 'U1' }),
  receipt('R12', '2026-10-24', 'Hubli Auto Parts', 11_180_00, [['S15', 11_180_00]], { mode: 'CHEQUE' }),
  pay('V7', '2026-10-26', 'Nandi Customs Brokers', 28_123_33, [
    ['P3', 17_110_00],
    ['P12', 11_013_33],
  ]),
  receipt('R13', '2026-10-27', 'Deccan Textiles', 64_250_00, [['M1', 64_250_00]]),
  pay('V8', '2026-10-27', 'Konkan Telecom', 5_000_00, [['P10', 5_000_00]]),
  reverse('R12', 'The cheque came back'),
  receipt('R14', '2026-10-28', 'Whitefield SEZ Units', 24_300_00, [['S10', 26_550_00]], { tdsPaise: 2_250_00 }),
  pay('V9', '2026-10-28', 'Vizag Port Services', 25_000_00, [['P11', 18_880_00]]),
  receipt('R15', '2026-10-30', 'Goa Marine Stores', 18_490_00, [['S9', 18_490_00]], { bank: 'ICICI Current' }),
  refund('R5', '2026-10-30', 'ICICI Current', 10_000_00),
  allocate('R4', [['S12', 40_000_00]]),
  allocate('V1', [['P14', 50_000_00]]),
];
