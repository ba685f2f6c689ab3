import { Client } from 'pg';

type Query = (this: object, ...given: unknown[]) => unknown;

const textOf = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'text' in given ? given.text : given;

/** For specs: what lists asked of PostgreSQL while the work was done, word for word. */
export async function listStatementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query: Query = Client.prototype.query;
  const texts: string[] = [];
  const noted: Query = function (this: object, ...given) {
    const text = textOf(given[0]);
    if (typeof text === 'string' && text.includes(' as listed')) texts.push(text);
    return Reflect.apply(query, this, given);
  };
  Object.assign(Client.prototype, { query: noted });
  try {
    await work();
  } finally {
    Object.assign(Client.prototype, { query });
  }
  return texts;
}

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

/** A node with the type of the one above it. */
export type PlacedNode = PlanNode & { under: string };

const isPlan = (value: unknown): value is PlanNode =>
  typeof value === 'object' && value !== null && 'Node Type' in value && 'Plan Rows' in value;

/** All nodes of the plan that stands whatever the statement is told. */
export async function planOf(owner: Client, text: string): Promise<PlacedNode[]> {
  const { rows } = await owner.query<{ 'QUERY PLAN': { Plan: unknown }[] }>(
    `explain (generic_plan, format json) ${text}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!isPlan(plan)) throw new Error('PostgreSQL told no plan.');
  const nodes = (node: PlanNode, under: string): PlacedNode[] => [
    { ...node, under },
    ...(node.Plans ?? []).flatMap((one) => nodes(one, node['Node Type'])),
  ];
  return nodes(plan, '');
}
