import { askedBy, type AskedStatement } from '@freightdesk/shared-database/testing';
import { Client } from 'pg';

type Query = (this: object, ...given: unknown[]) => unknown;

/** For specs: every query that PostgreSQL was asked while the work was done. */
export async function queriesOf(work: () => Promise<unknown>): Promise<AskedStatement[]> {
  const query: Query = Client.prototype.query;
  const asked: AskedStatement[] = [];
  const noted: Query = function (this: object, ...given) {
    asked.push(...askedBy(given));
    return Reflect.apply(query, this, given);
  };
  Object.assign(Client.prototype, { query: noted });
  try {
    await work();
  } finally {
    Object.assign(Client.prototype, { query });
  }
  return asked;
}

/** The same of lists alone. */
export const listStatementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await queriesOf(work)).map(({ text }) => text).filter((text) => text.includes(' as listed'));

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Plan Rows': number;
  'Parent Relationship'?: string;
  Plans?: PlanNode[];
}

/** A node with the type of the one above it, and whether it is done for each row anew. */
export type PlacedNode = PlanNode & { under: string; isOfRow: boolean };

const isPlan = (value: unknown): value is PlanNode =>
  typeof value === 'object' && value !== null && 'Node Type' in value && 'Plan Rows' in value;

/** All nodes of the plan that stands whatever the statement is told. */
export async function planOf(owner: Client, text: string): Promise<PlacedNode[]> {
  const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: unknown }[] }>(
    `explain (generic_plan, format json) ${text}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!isPlan(plan)) throw new Error('PostgreSQL told no plan.');
  const nodes = (node: PlanNode, under: string, ofRow: boolean): PlacedNode[] => {
    const isOfRow = ofRow || node['Parent Relationship'] === 'SubPlan';
    return [
      { ...node, under, isOfRow },
      ...(node.Plans ?? []).flatMap((one) => nodes(one, node['Node Type'], isOfRow)),
    ];
  };
  return nodes(plan, '', false);
}
