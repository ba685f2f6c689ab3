/** How the trail of changes names what bills and legs say. Until they were told apart a bill of lading was the house's. */
export const carriageNames = {
  arrivesOn: 'Arrives on',
  blOriginals: 'HBL originals',
  blType: 'HBL type',
  conveyance: 'Flight or vessel',
  departsOn: 'Departs on',
  fromPlace: 'Leg from',
  hblOriginals: 'HBL originals',
  hblType: 'HBL type',
  legs: 'Further legs',
  mblOriginals: 'MBL originals',
  mblType: 'MBL type',
  toPlace: 'Leg to',
  volumetricDivisor: 'Volumetric divisor',
} as const;
