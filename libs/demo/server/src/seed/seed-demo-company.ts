import { addDays, businessDateAt } from '@freightdesk/shared-calendar';
import { Diary } from './diary';
import { foundCompany, invitations } from './found-company';
import { play, type Stage } from './play';
import { tellHistory } from './plan';
import { seededRandom } from './random';
import { historyDays } from './world';

export interface DemoStage extends Stage {
  /** Makes the link of the first administrator; null where somebody is there already. */
  offerSetUpLink(): Promise<string | null>;
  /** Writes what is in the books of a new company before its people tell their story. */
  fillBooks?(): Promise<void>;
}

interface DemoTerms {
  /** History ends here; what would come after has not happened yet. */
  now: Date;
  scale: number;
}

const seed = 1946;

/**
 * Makes the sample company by the deeds of its people: every record goes through the server's own use cases, in the order of
 * time and at its time. False, with nothing done, where somebody is there already.
 */
export async function seedDemoCompany(stage: DemoStage, { now, scale }: DemoTerms): Promise<boolean> {
  const firstDay = addDays(businessDateAt(now), -historyDays);
  const opening = new Date(`${firstDay}T09:00:00+05:30`);
  stage.clock.set(opening);
  const setUpLink = await stage.offerSetUpLink();
  if (setUpLink === null) return false;

  const diary = new Diary();
  tellHistory({ diary, random: seededRandom(seed), firstDay, scale });
  await foundCompany(stage.app, setUpLink);
  await stage.fillBooks?.();
  await play([...invitations(stage.app, opening), ...diary.until(now)], stage);
  return true;
}
