/**
 * What the services that a company starts with are called, by their service accounting code, so that a page can say each in its reader's
 * language: the scheme of classification annexed to notification 11/2017-Central Tax (Rate), headings 9965, 9966, 9967, 9968 and 9985.
 */
export const serviceNames = {
  '996511': 'Road transport of goods',
  '996512': 'Railway transport of goods',
  '996521': 'Ocean and coastal transport of goods',
  '996522': 'Inland water transport of goods',
  '996531': 'Air transport of goods',
  '996711': 'Container handling',
  '996712': 'Customs house agent',
  '996713': 'Clearing and forwarding',
  '996719': 'Other cargo and baggage handling',
  '996721': 'Refrigerated storage',
  '996722': 'Bulk liquid or gas storage',
  '996729': 'Other storage and warehousing',
  '996791': 'Goods transport agency by road',
  '996792': 'Goods transport agency by other means, freight forwarding',
  '996793': 'Other goods transport',
  '996799': 'Other supporting transport services',
  '996812': 'Courier',
  '998599': 'Other support services',
} as const satisfies Readonly<Record<string, string>>;
