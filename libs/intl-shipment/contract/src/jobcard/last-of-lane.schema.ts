import { businessDate, id, type InferType, number, record, ruled, string } from '@freightdesk/shared-endpoint/schema';
import { locodeProblem } from '../identifier/locode.rules';

/** Of a place that is left out any counts. */
export const laneQuery = record({
  customerId: id().label('Customer').required(),
  originLocode: ruled('locode', locodeProblem).label('Origin'),
  destinationLocode: ruled('locode', locodeProblem).label('Destination'),
});
export type LaneQuery = InferType<typeof laneQuery>;

const text = () => string().nullable().defined();

/** The customer's last job there that was not given up; null where there is none. */
export const lastOfLaneSchema = record({
  job: record({
    id: id().required(),
    number: string().required(),
    date: businessDate().required(),
    originLocode: text(),
    originPlace: text(),
    destinationLocode: text(),
    destinationPlace: text(),
    chargeCount: number().integer().required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
});
export type LastOfLane = InferType<typeof lastOfLaneSchema>;
