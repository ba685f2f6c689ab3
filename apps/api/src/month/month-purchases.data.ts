import { bill, debitNote } from './month.builder';

/** What vendors bill, and what goes back to them. */
export const monthPurchases = [
  bill('P1', '2026-10-02', 'Arabian Sea Lines', [['996521', '98000.00', '5']]),
  bill('P2', '2026-10-03', 'Bengaluru Air Cargo', [['996531', '61200.00', '18']]),
  bill('P3', '2026-10-05', 'Nandi Customs Brokers', [['996712', '14500.00', '18']]),
  bill('P4', '2026-10-06', 'Tumkur Roadways', [['996511', '32000.00', '5']], { reverseCharge: true }),
  bill('P5', '2026-10-07', 'Krishna Carriers', [['996511', '40000.00', '5']], { reverseCharge: true }),
  bill('P6', '2026-10-08', 'Kaveri Warehousing', [['996729', '30000.00', '18']]),
  bill('P7', '2026-10-09', 'Brigade Properties', [['997212', '85000.00', '18']]),
  bill(
    'P8',
    '2026-10-12',
    'Arabian Sea Lines',
    [
      ['996521', '163425.75', '5'],
      ['996711', '22410.00', '18'],
    ],
    { roundOffPaise: -4 },
  ),
  bill('P9', '2026-10-13', 'Krishna Carriers', [['996511', '25000.00', '5']], { reverseCharge: true }),
  bill('P10', '2026-10-14', 'Konkan Telecom', [['998412', '4237.29', '18']]),
  bill('P11', '2026-10-15', 'Vizag Port Services', [['996711', '17865.50', '18']]),
  bill('P12', '2026-10-16', 'Nandi Customs Brokers', [['996712', '9333.33', '18']]),
  bill('P13', '2026-10-19', 'Tumkur Roadways', [['996511', '12000.00', '5']], { reverseCharge: true }),
  debitNote('N1', '2026-10-20', 'P11', [['996711', '1865.50', '18']]),
  bill('P14', '2026-10-21', 'Rao and Associates', [['998222', '60000.00', '18']]),
  bill('P15', '2026-10-22', 'Krishna Carriers', [['996511', '45000.00', '5']], { reverseCharge: true }),
  bill('P16', '2026-10-23', 'Singapore Box Lines', [['996521', '700.00', '5']], {
    currency: 'USD',
    exchangeRate: '84.30',
  }),
  bill('P17', '2026-10-26', 'Konkan Telecom', [['996601', '11500.00', '18']], { itcEligible: false }),
  bill('P18', '2026-10-27', 'Lakshmi Stationers', [['4820', '3645.00', '0']]),
  bill('P19', '2026-10-29', 'Bengaluru Air Cargo', [['996531', '48750.00', '18']]),
];
