import { allowedShipmentMoves, type DocketStatus } from '@freightdesk/domestic-contract';

/** The legal moves but for POD_UPLOADED, which is made by uploading the proof and can't be told. */
export const offeredMoves = (from: DocketStatus): readonly DocketStatus[] =>
  allowedShipmentMoves(from).filter((to) => to !== 'POD_UPLOADED');
