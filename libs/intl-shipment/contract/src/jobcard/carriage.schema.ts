import { businessDate, id, string } from '@freightdesk/shared-endpoint/schema';
import { carriageScopes } from './jobcard.kinds';

/** How far the goods are carried, who clears them, and what their bills say beside their numbers. */
export const carriageFields = {
  carriageScope: string()
    .label('Scope')
    .nullable()
    .oneOf([...carriageScopes, null]),
  /** Where the carrier hands the goods over, if that is not where they are discharged. */
  deliveryPlace: string().label('Place of delivery').max(120).nullable(),
  customsBrokerId: id().label('Customs broker').nullable(),
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
  mblDate: carriageFields.mblDate.defined(),
  hblDate: carriageFields.hblDate.defined(),
  onBoardDate: carriageFields.onBoardDate.defined(),
  cfs: carriageFields.cfs.defined(),
  rateClass: carriageFields.rateClass.defined(),
};
