import type { Overview } from '@freightdesk/overview-contract';

export type Chart = NonNullable<Overview['chart']>;

export const chartHeight = 300;
