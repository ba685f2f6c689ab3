/** How a clerk names the ways of transport; jobs are another area's, so their own words are not within reach here. */
export const modeLabel: Readonly<Record<string, string>> = {
  AIR: 'Air',
  SEA_FCL: 'Sea FCL',
  SEA_LCL: 'Sea LCL',
  ROAD: 'Road',
  RAIL: 'Rail',
  MULTIMODAL: 'Multimodal',
};
