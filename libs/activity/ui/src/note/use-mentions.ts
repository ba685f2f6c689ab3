import { listPeople } from '@freightdesk/activity-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { RecordOnPage } from '../record-on-page';
import { mentionBefore, peopleLike, type Person, stillMentioned, withMention } from './mentions';

interface Box {
  text: string;
  cursor: number;
  /** Puts a text into the box, and the cursor where it goes on. */
  put: (text: string, cursor: number) => void;
}

/** Who is offered after an `@`, which of them is lit, and who was chosen. */
export function useMentions({ record, recordId }: RecordOnPage, { text, cursor, put }: Box) {
  const [chosen, choose] = useState<readonly Person[]>([]);
  const [lit, light] = useState(0);
  /** Where the `@` stands that was dismissed. */
  const [dismissed, dismiss] = useState<number | null>(null);
  const mention = mentionBefore(text, cursor);
  const { data: people = [] } = useQuery({
    ...queryOf(listPeople, { record, recordId }),
    // Names that were chosen before a reload are known again by them.
    enabled: text.includes('@'),
  });
  const offered = mention === null || mention.from === dismissed ? [] : peopleLike(people, mention.typed);
  /** What is written behind a name may look like a part of it. */
  const [name = ''] = mention?.typed.split(' ') ?? [];
  const isOfNobody = name.length > 1 && people.length > 0 && peopleLike(people, name).length === 0;

  const pick = (person: Person) => {
    if (mention === null) return;
    const next = withMention(text, { from: mention.from, cursor }, person);
    choose([...chosen.filter(({ id }) => id !== person.id), person]);
    light(0);
    put(next.text, next.cursor);
  };
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowDown: () => light((lit + 1) % offered.length),
    ArrowUp: () => light((lit + offered.length - 1) % offered.length),
    Enter: () => pickLit(),
    Tab: () => pickLit(),
    Escape: () => dismiss(mention?.from ?? null),
  };
  const pickLit = () => {
    const person = offered[Math.min(lit, offered.length - 1)];
    if (person) pick(person);
  };

  return {
    offered,
    /** Somebody is named who is not told of it. */
    isOfNobody,
    lit: Math.min(lit, Math.max(offered.length - 1, 0)),
    pick,
    /** Whether the key was meant for the people who are offered. */
    takeKey(event: KeyboardEvent): boolean {
      const deed = event.ctrlKey || event.metaKey || offered.length === 0 ? undefined : deeds[event.key];
      if (!deed) return false;
      event.preventDefault();
      // Escape would also close the panel in which the box stands.
      event.stopPropagation();
      deed();
      return true;
    },
    mentioned: () => stillMentioned(text, chosen.length > 0 ? chosen : people),
    forget: () => choose([]),
  };
}
