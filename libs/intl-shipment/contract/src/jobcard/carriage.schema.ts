import { businessDate, id, number, string } from '@freightdesk/shared-endpoint/schema';
import { blTypes, carriageScopes } from './jobcard.kinds';

/** How far the goods are carried, who clears them, and what their bills say beside their numbers. */
export const carriageFields = {
  carriageScope: string()
    .label('Scope')
    .nullable()
    .oneOf([...carriageScopes, null]),
  /** Where the carrier hands the goods over, if that is not where they are discharged. */
  deliveryPlace: string().label('Place of delivery').max(120).nullable(),
  customsBrokerId: id().label('Customs broker').nullable(),
  /** How the carrier's own bill is given up; the house bill may be otherwise. */
  mblType: string()
    .label('MBL type')
    .nullable()
    .oneOf([...blTypes, null]),
  mblOriginals: number().label('MBL originals').integer().min(0).max(9).nullable(),
  mblDate: businessDate().label('MBL date').nullable(),
  hblDate: businessDate().label('HBL date').nullable(),
  onBoardDate: businessDate().label('On-board date').nullable(),
  /** Where containers are packed and emptied. */
  cfs: string().label('CFS').max(120).nullable(),
  /** Of the air waybill: M, N, Q, C. */
  rateClass: string().label('Rate class').max(4).nullable(),
};

/** The same as a job has them. */
export const carriageOfJob = {
  carriageScope: carriageFields.carriageScope.defined(),
  deliveryPlace: carriageFields.deliveryPlace.defined(),
  customsBrokerId: carriageFields.customsBrokerId.defined(),
  mblType: carriageFields.mblType.defined(),
  mblOriginals: carriageFields.mblOriginals.defined(),
  mblDate: carriageFields.mblDate.defined(),
  hblDate: carriageFields.hblDate.defined(),
  onBoardDate: carriageFields.onBoardDate.defined(),
  cfs: carriageFields.cfs.defined(),
  rateClass: carriageFields.rateClass.defined(),
  /** By which volume by air is divided, as it was agreed with the customer; null by other modes. */
  volumetricDivisor: string().nullable().defined(),
};
