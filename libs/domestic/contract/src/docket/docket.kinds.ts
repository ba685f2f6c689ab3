export const docketModes = ['SURFACE', 'AIR', 'RAIL', 'EXPRESS', 'FTL', 'PTL'] as const;
export type DocketMode = (typeof docketModes)[number];

/** How a clerk names them. */
export const docketModeLabel: Readonly<Record<DocketMode, string>> = {
  SURFACE: 'Surface',
  AIR: 'Air',
  RAIL: 'Rail',
  EXPRESS: 'Express',
  FTL: 'Full truck load',
  PTL: 'Part truck load',
};

export const docketDeliveries = ['DOOR', 'GODOWN', 'SELF'] as const;
export type DocketDelivery = (typeof docketDeliveries)[number];

export const docketDeliveryLabel: Readonly<Record<DocketDelivery, string>> = {
  DOOR: 'Door delivery',
  GODOWN: 'Godown delivery',
  SELF: 'Self collection',
};

/** Who bears the loss of the goods on the way: the owner, unless he paid the carrier for the risk (Carriage by Road Act 2007 s.10). */
export const carriageRisks = ['OWNER', 'CARRIER'] as const;
export type CarriageRisk = (typeof carriageRisks)[number];

export const carriageRiskLabel: Readonly<Record<CarriageRisk, string>> = {
  OWNER: "Owner's risk",
  CARRIER: "Carrier's risk",
};

/** Who pays the freight and when: the consignor before, the consignee at delivery, or an account that is billed. */
export const freightBases = ['PAID', 'TO_PAY', 'TBB'] as const;
export type FreightBasis = (typeof freightBases)[number];

export const freightBasisLabel: Readonly<Record<FreightBasis, string>> = {
  PAID: 'Paid',
  TO_PAY: 'To pay',
  TBB: 'To be billed',
};

/** Who owes the GST on the freight; it stands on the consignment note (CGST Rules, rule 54(3)). */
export const gstPayers = ['CONSIGNOR', 'CONSIGNEE', 'TRANSPORTER'] as const;
export type GstPayer = (typeof gstPayers)[number];

export const gstPayerLabel: Readonly<Record<GstPayer, string>> = {
  CONSIGNOR: 'Consignor',
  CONSIGNEE: 'Consignee',
  TRANSPORTER: 'Transporter',
};
