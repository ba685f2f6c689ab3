import { mutationOf } from '@freightdesk/data-access-api';
import {
  type BookEntry,
  parkLine,
  type Proposals,
  reconcile,
  type StatementLine,
  unreconcile,
} from '@freightdesk/reconciliation-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { sum } from '@freightdesk/shared-money';
import { useNotify } from '@freightdesk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Candidate, candidatesOf, partsOf } from './candidates';

/** What a person is at: a line, one of what it may be, and where it is split what was taken so far. */
interface Place {
  lineId: string | null;
  choice: number;
  /** Null where the line is not being split. */
  picked: readonly string[] | null;
}

const nowhere: Place = { lineId: null, choice: 0, picked: null };

/** Which lines stand there, which of them a person is at, and what it may be. */
function useStanding(found: Proposals) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [place, setPlace] = useState<Place>(nowhere);
  const lines = found.lines.filter(({ id }) => !done.has(id));
  const at = Math.max(
    lines.findIndex(({ id }) => id === place.lineId),
    0,
  );
  const line = lines[at];
  const candidates = line ? candidatesOf(line, found, done) : [];
  const parts = line && place.picked ? partsOf(line, found, done) : [];
  const goTo = (index: number) =>
    setPlace({ ...nowhere, lineId: lines[Math.min(Math.max(index, 0), lines.length - 1)]?.id ?? null });
  const finish = (ids: readonly string[]) => {
    setDone((before) => new Set([...before, ...ids]));
    setPlace({ ...nowhere, lineId: lines.slice(at).find(({ id }) => !ids.includes(id))?.id ?? null });
  };
  const bringBack = (ids: readonly string[]) =>
    setDone((before) => new Set([...before].filter((id) => !ids.includes(id))));
  return { lines, at, line, candidates, parts, place, setPlace, goTo, finish, bringBack, done };
}

type Standing = ReturnType<typeof useStanding>;

interface Asked {
  lineIds: readonly string[];
  entryIds: readonly string[];
  exceptEntryIds?: readonly string[];
  payRun?: { runId: string; partyIds: string[] };
}

/** What is sent. The next line is there at once; of what is refused the line comes back, with the reason. */
function useDeeds(bankId: string, { finish, bringBack }: Standing) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [problem, setProblem] = useState<unknown>(null);
  const [last, setLast] = useState<{ matchId: string; ids: readonly string[] } | null>(null);
  const match = useMutation(mutationOf(reconcile)).mutateAsync;
  const unmatch = useMutation(mutationOf(unreconcile)).mutateAsync;
  const park = useMutation(mutationOf(parkLine)).mutateAsync;
  const sending = async (ids: readonly string[], send: () => Promise<void>) => {
    setProblem(null);
    finish(ids);
    await send().catch((refusal: unknown) => {
      bringBack(ids);
      setProblem(refusal);
    });
  };
  return {
    problem,
    finish,
    send: ({ lineIds, entryIds, exceptEntryIds, payRun }: Asked) =>
      sending([...lineIds, ...entryIds], async () => {
        const asked = { bankId, lineIds: [...lineIds], entryIds: [...entryIds], create: [], ...(payRun && { payRun }) };
        const { id } = await match({ ...asked, ...(exceptEntryIds && { exceptEntryIds: [...exceptEntryIds] }) });
        setLast({ matchId: id, ids: [...lineIds, ...entryIds] });
      }),
    park: (line: StatementLine) => sending([line.id], async () => void (await park({ lineId: line.id, parked: true }))),
    undo: async () => {
      if (!last) return;
      setLast(null);
      await unmatch({ id: last.matchId }).then(() => notify(t('The match is undone')), setProblem);
      bringBack(last.ids);
    },
    canUndo: last !== null,
  };
}

/** What a candidate is asked for as: entries, all of before the first statement, or vendors of a payment run. */
function askedOf(line: StatementLine, candidate: Exclude<Candidate, { kind: 'create' | 'return' }>): Asked {
  const alone = { lineIds: [line.id], entryIds: [] };
  if (candidate.kind === 'forward') return { ...alone, exceptEntryIds: candidate.exceptEntryIds };
  if (candidate.kind === 'match')
    return { lineIds: candidate.lineIds, entryIds: candidate.entries.map(({ id }) => id) };
  return { ...alone, payRun: { runId: candidate.run.id, partyIds: candidate.vendors.map(({ id }) => id) } };
}

/** A balance brought forward stands for all of the books before its day: no part of it is an entry of its own. */
export const isWhole = ({ kind }: StatementLine): boolean => kind === 'OPENING';

interface Missing {
  line: StatementLine;
  candidate?: Candidate;
}

/** What Ctrl+Enter goes on to from a line whose entry is missing: the next one that the books lack too. */
function missingAfter(last: StatementLine, { lines, done }: Standing, found: Proposals): Missing | null {
  for (const line of lines.slice(lines.findIndex(({ id }) => id === last.id) + 1)) {
    if (isWhole(line)) continue;
    const [candidate] = candidatesOf(line, found, done);
    if (!candidate) return { line };
    if (candidate.kind === 'create') return { line, candidate };
  }
  return null;
}

/** The work of matching: lines on one side, what each may be on the other. */
export function useWorkbench(bankId: string, found: Proposals) {
  const standing = useStanding(found);
  const deeds = useDeeds(bankId, standing);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [returned, setReturned] = useState<{ line: StatementLine; entry: BookEntry } | null>(null);
  const { line, candidates, parts, place, setPlace } = standing;
  const inParts = line && !isWhole(line) ? line : undefined;

  const take = (candidate: Candidate | undefined) => {
    if (!line || !candidate) return;
    if (candidate.kind === 'create') setMissing({ line, candidate });
    else if (candidate.kind === 'return') setReturned({ line, entry: candidate.entry });
    else void deeds.send(askedOf(line, candidate));
  };
  const toggle = (entryId: string) =>
    setPlace((now) => {
      const picked = now.picked ?? [];
      return {
        ...now,
        picked: picked.includes(entryId) ? picked.filter((id) => id !== entryId) : [...picked, entryId],
      };
    });
  const restMinor = line
    ? line.amountMinor - sum(parts.filter(({ id }) => place.picked?.includes(id)).map(({ amountMinor }) => amountMinor))
    : 0;
  return {
    ...standing,
    ...deeds,
    ...{ missing, setMissing, returned, setReturned },
    nextMissing: missing && missingAfter(missing.line, standing, found),
    take,
    toggle,
    restMinor,
    record: () => inParts && setMissing({ line: inParts }),
    split: () => inParts && setPlace((now) => ({ ...now, choice: 0, picked: now.picked ? null : [] })),
    takeParts: () =>
      line && place.picked && restMinor === 0 && void deeds.send({ lineIds: [line.id], entryIds: place.picked }),
    choose: (choice: number) => {
      const most = (place.picked ? parts : candidates).length - 1;
      setPlace((now) => ({
        ...now,
        lineId: line?.id ?? null,
        choice: Math.min(Math.max(choice, 0), Math.max(most, 0)),
      }));
    },
  };
}

export type Workbench = ReturnType<typeof useWorkbench>;
