/** By what a charge is counted. */
export const chargeBases = [
  'PER_SHIPMENT',
  'PER_BL',
  'PER_CONTAINER',
  'PER_KG_CHARGEABLE',
  'PER_CBM_RT',
  'PERCENT',
  'AT_ACTUAL',
] as const;
export type ChargeBasis = (typeof chargeBases)[number];

export const chargeBasisLabel: Readonly<Record<ChargeBasis, string>> = {
  PER_SHIPMENT: 'Per shipment',
  PER_BL: 'Per bill of lading',
  PER_CONTAINER: 'Per container',
  PER_KG_CHARGEABLE: 'Per chargeable kg',
  PER_CBM_RT: 'Per revenue ton',
  PERCENT: 'Per cent',
  AT_ACTUAL: 'At actual',
};

/** Whether we supply what is charged ourselves, or arrange it for somebody. */
export const chargeCapacities = ['PRINCIPAL', 'AGENT'] as const;
export type ChargeCapacity = (typeof chargeCapacities)[number];

export const chargeCapacityLabel: Readonly<Record<ChargeCapacity, string>> = {
  PRINCIPAL: 'Principal',
  AGENT: 'Agent',
};
