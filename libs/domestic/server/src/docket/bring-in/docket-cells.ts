import {
  carriageRiskLabel,
  docketDeliveryLabel,
  type docketImport,
  docketModeLabel,
  freightBasisLabel,
  gstPayerLabel,
} from '@freightdesk/domestic-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { ImportCells } from '@freightdesk/shared-endpoint';
import { choiceCode } from '@freightdesk/shared-server-kit';

export type DocketImport = (typeof docketImport)['definition'];
export type DocketCells = ImportCells<DocketImport>;

/** Those that are given, and nothing for the others: the schema says what is needed of them. */
const given = <Fields extends object>(fields: Fields): Fields | undefined =>
  Object.values(fields).some((value) => value !== undefined) ? fields : undefined;

const consignorOf = (cells: DocketCells) =>
  given({
    name: cells.consignorName,
    gstin: cells.consignorGstin,
    stateCode: cells.consignorState,
    address: cells.consignorAddress,
    pincode: cells.consignorPincode,
    phone: cells.consignorPhone,
  });

const consigneeOf = (cells: DocketCells) =>
  given({
    name: cells.consigneeName,
    gstin: cells.consigneeGstin,
    stateCode: cells.consigneeState,
    address: cells.consigneeAddress,
    pincode: cells.consigneePincode,
    phone: cells.consigneePhone,
  });

/** A time without a zone is of India. */
function momentOf(text: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d)?$/.exec(text) ?? [];
  return day === undefined ? text : `${day}T${time}:00+05:30`;
}

const invoiceOf = ({ invoiceNumber, invoiceDate, invoiceValuePaise, ...cells }: DocketCells) =>
  given({
    number: invoiceNumber,
    date: invoiceDate,
    valuePaise: invoiceValuePaise,
    ewayBillNumber: cells.ewayBillNumber,
    ewayBillAt: cells.ewayBillAt && momentOf(cells.ewayBillAt),
    distanceKm: cells.distanceKm,
  });

const choiceOf = (labels: Readonly<Record<string, string>>, said: string | undefined) =>
  said === undefined ? undefined : choiceCode(labels, said);

/** What a row says, as the call that adds one docket takes it. */
export function docketOf(
  cells: DocketCells,
  facts: { today: BusinessDate; billingPartyId: string | undefined },
): object {
  const { date, reference, description, packing, packages, actualKg, declaredValuePaise } = cells;
  const { vehicleNumber, driverName, driverPhone, notes } = cells;
  const invoice = invoiceOf(cells);
  return {
    ...{ reference, description, packing, packages, actualKg, declaredValuePaise },
    ...{ vehicleNumber, driverName, driverPhone, notes },
    date: date ?? facts.today,
    billingPartyId: facts.billingPartyId,
    consignor: consignorOf(cells),
    consignee: consigneeOf(cells),
    mode: choiceOf(docketModeLabel, cells.mode),
    delivery: choiceOf(docketDeliveryLabel, cells.delivery),
    risk: choiceOf(carriageRiskLabel, cells.risk),
    freightBasis: choiceOf(freightBasisLabel, cells.freightBasis),
    gstPayableBy: choiceOf(gstPayerLabel, cells.gstPayableBy),
    ...(invoice && { invoices: [invoice] }),
  };
}

const columns: Readonly<Record<string, string>> = {
  billingPartyId: 'billingParty',
  consignor: 'consignorName',
  'consignor.stateCode': 'consignorState',
  consignee: 'consigneeName',
  'consignee.stateCode': 'consigneeState',
};

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The column at which a field of the docket is told. */
export function docketColumnOf(field: string): string {
  const [, person, part] = /^(consignor|consignee)\.(\w+)$/.exec(field) ?? [];
  const [, ofInvoice] = /^invoices\.0\.(number|date|valuePaise)$/.exec(field) ?? [];
  const named = columns[field];
  if (named !== undefined) return named;
  if (person !== undefined && part !== undefined) return `${person}${capitalised(part)}`;
  if (ofInvoice !== undefined) return `invoice${capitalised(ofInvoice)}`;
  return field.replace(/^invoices\.0\./, '');
}
