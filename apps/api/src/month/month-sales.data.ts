import { creditNote, sale } from './month.builder';

/** What customers are billed and credited: lines are SAC, rate, percent of GST, quantity and discount. */
export const monthSales = [
  sale('S1', '2026-10-01', 'Deccan Textiles', [
    ['996521', '125000.00', '5'],
    ['996711', '18450.00', '18'],
  ]),
  sale('S2', '2026-10-01', 'Nashik Vines', [['996531', '84300.00', '18']]),
  sale('S3', '2026-10-02', 'Malnad Coffee', [
    ['996521', '96480.50', '5'],
    ['996712', '7500.00', '18'],
    ['996719', '2250.00', '18'],
  ]),
  sale('S4', '2026-10-03', 'Delhi Leather', [
    ['996531', '143275.25', '18'],
    ['996713', '6400.00', '18'],
  ]),
  sale('S5', '2026-10-05', 'Hubli Auto Parts', [['996711', '1450.40', '18', '12.5']]),
  sale('S6', '2026-10-05', 'Chennai Granites', [
    ['996521', '212340.00', '5'],
    ['996711', '31215.00', '18'],
  ]),
  sale('S7', '2026-10-06', 'Surat Diamonds', [['996531', '27815.75', '18']]),
  sale('X1', '2026-10-06', 'Hamburg Importers GmbH', [['996521', '1500.00', '5']], {
    kind: 'EXPORT',
    currency: 'USD',
    exchangeRate: '84.20',
    withoutLutReason: 'The letter of the year is applied for',
  }),
  sale('S8', '2026-10-07', 'Mysore Silk House', [['996713', '8333.33', '18']]),
  sale('S9', '2026-10-08', 'Goa Marine Stores', [['996713', '15670.00', '18']]),
  sale('S10', '2026-10-09', 'Whitefield SEZ Units', [['996712', '22500.00', '18']]),
  sale('M1', '2026-10-09', 'Deccan Textiles', [['996713', '64250.00', '0']], { kind: 'REIMBURSEMENT' }),
  sale('S11', '2026-10-10', 'Kaveri Warehousing', [['996711', '40000.00', '18']]),
  sale('X2', '2026-10-11', 'Gulf Traders LLC', [['996531', '2000.00', '18']], {
    kind: 'EXPORT',
    currency: 'USD',
    exchangeRate: '84.50',
    withoutLutReason: 'The letter of the year is applied for',
  }),
  sale('S12', '2026-10-12', 'Deccan Textiles', [['996531', '61250.00', '18', '1', 1_250_00]]),
  sale('S13', '2026-10-13', 'Nashik Vines', [
    ['996521', '78999.99', '5'],
    ['996719', '1999.99', '18'],
  ]),
  sale('S14', '2026-10-14', 'Malnad Coffee', [['996729', '35000.00', '18']]),
  sale('S15', '2026-10-15', 'Hubli Auto Parts', [['996511', '9475.00', '18']]),
  creditNote('CN1', '2026-10-15', 'S1', [['996711', '2450.00', '18']]),
  sale('B1', '2026-10-16', 'Surat Diamonds', [['996531', '19500.00', '0']], { kind: 'BILL_OF_SUPPLY' }),
  sale('S16', '2026-10-17', 'Chennai Granites', [['996712', '18765.40', '18']]),
  sale('M2', '2026-10-18', 'Chennai Granites', [['996713', '28400.00', '0']], { kind: 'REIMBURSEMENT' }),
  sale('S17', '2026-10-19', 'Surat Diamonds', [['996531', '52640.00', '18']]),
  sale('S18', '2026-10-20', 'Delhi Leather', [['996521', '187500.00', '5']]),
  sale('X3', '2026-10-21', 'Gulf Traders LLC', [['996712', '45000.00', '18']], {
    kind: 'EXPORT',
    exportWithPayment: true,
  }),
  sale('S19', '2026-10-22', 'Deccan Textiles', [
    ['996711', '26333.35', '18'],
    ['996713', '4116.67', '18'],
  ]),
  sale('D1', '2026-10-23', 'Delhi Leather', [['996713', '2100.00', '18']], {
    kind: 'DEBIT_NOTE',
    againstInvoiceId: 'S4',
  }),
  sale('S20', '2026-10-24', 'Kaveri Warehousing', [['996713', '12500.00', '18']]),
  creditNote('CN2', '2026-10-26', 'S6', [['996521', '12340.00', '5']]),
  sale('S21', '2026-10-27', 'Nashik Vines', [['996531', '33333.33', '18']]),
  creditNote('CN3', '2026-10-28', 'S17', [['996531', '5264.00', '18']]),
  sale('S22', '2026-10-29', 'Malnad Coffee', [['996521', '64000.00', '5']]),
];
