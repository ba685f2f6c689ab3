import type { HelpSection } from './help-topic';

/** What concerns a role, and what concerns everybody; all of it where no role is chosen. */
export const sectionsFor = (sections: readonly HelpSection[], role: string | null): HelpSection[] =>
  sections
    .map(({ title, topics }) => ({
      title,
      topics: topics.filter(({ roles }) => role === null || roles === undefined || roles.includes(role)),
    }))
    .filter(({ topics }) => topics.length > 0);
