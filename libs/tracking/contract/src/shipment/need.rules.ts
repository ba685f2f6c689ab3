import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { Sentence } from '@freightdesk/shared-sentence';
import { standingEvents } from './history.rules';
import type { Told, TrackedEvent } from './tracked';

/** How a fact is entered and shown; a code is written in capitals. */
export type NeedKind = 'text' | 'code' | 'date' | 'instant' | 'count' | 'decimal' | 'paise';

/** A fact as a clerk calls it. It is text unless its kind is said, or its choices. */
export interface Need {
  readonly label: string;
  readonly kind?: NeedKind;
  readonly choiceLabels?: Readonly<Record<string, string>>;
  /** What a code stands for, beside it. */
  readonly textOf?: (code: string) => string;
  /** It is when the step itself was made: a person is asked for one time, and this follows from it. */
  readonly isWhen?: true;
  /** Shipments that go together have it in common, as a vessel: it is said once for several. All else is each one's own. */
  readonly isCommon?: true;
}

/** Facts that statuses need, by the name under which the status call takes them. */
export type NeedTable = Readonly<Record<string, Need>>;

/** Facts of which one is enough; as a rule there is only one. */
export type NeedGroup<Name extends string = string> = readonly [Name, ...Name[]];

/** What a step asks for. */
export interface Asked {
  /** A group is met by any of its facts. */
  needs: readonly NeedGroup[];
  /** Facts that may be told with the status and need not be. */
  extras?: readonly string[];
  /** Told in words, or as one of those that `reasonLabel` names. */
  reason: 'words' | 'choice' | null;
  /** Why a reason is asked for where the status alone would not ask. */
  notice?: { code: string; message: string } | null;
}

const isTold = (told: Told, name: string) => told[name] !== undefined && told[name] !== null && told[name] !== '';

/** By their labels, each in the reader's language. */
const eitherOf = (group: NeedGroup, table: NeedTable): Sentence =>
  group
    .map((name): Sentence => ({ message: table[name]?.label ?? name }))
    .reduce((one, other) => ({ message: '{{one}} or {{other}}', values: { one, other } }));

/** What a status needs and nobody has said yet; `told` is what came with this step and with those before it. */
export const unmetNeeds = (groups: readonly NeedGroup[], told: Told, table: NeedTable): FieldProblem[] =>
  groups
    .filter((group) => !group.some((name) => isTold(told, name)))
    .map((group) => ({
      field: group[0],
      code: 'required',
      message: '{{needs}} is needed for this status.',
      values: { needs: eitherOf(group, table) },
    }));

/** What is wrong with the reason of a step that asks for one. */
export function reasonProblems(
  { reason: asked, notice }: Asked,
  reason: string | null | undefined,
  offered: object = {},
): FieldProblem[] {
  if (asked === null) return [];
  if (!reason?.trim()) return [{ field: 'reason', ...(notice ?? { code: 'required', message: 'Say why.' }) }];
  if (asked === 'words' || Object.hasOwn(offered, reason)) return [];
  return [{ field: 'reason', code: 'choice', message: 'Choose one of the offered reasons.' }];
}

/** What was said and still holds; the latest word counts. */
export function knownFrom<Said extends Told>(
  events: readonly (TrackedEvent & { said: Said })[],
  passing: readonly string[] = [],
): Partial<Said> {
  const known = standingEvents(events).reduce<Partial<Said>>((all, { said }) => ({ ...all, ...said }), {});
  for (const name of passing) Reflect.deleteProperty(known, name);
  return known;
}
