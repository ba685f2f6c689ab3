import { useTranslation } from '@freightdesk/shared-i18n';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ShortcutList } from '../shortcuts/shortcut-list';
import { helpRoles, helpSections } from './help.data';
import { sectionsFor } from './help.rules';
import { RoleChoice } from './role-choice';

const Page = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 820,
  marginInline: 'auto',
  padding: '112px 16px 64px',
  '& h1': { margin: 0, fontSize: '2rem', lineHeight: 1.3, fontWeight: 800 },
  '& h2': { margin: '32px 0 8px', fontSize: '1.0625rem', lineHeight: 1.5, fontWeight: 600 },
  [theme.breakpoints.up('md')]: { paddingInline: 40 },
}));

const Words = styled('p')({ margin: '8px 0 24px', color: 'var(--mui-palette-text-secondary)' });

const Topic = styled('details')({
  borderBlockEnd: '1px dashed var(--mui-palette-divider)',
  '& summary': { padding: '12px 4px', fontWeight: 600, fontSize: '0.9375rem', cursor: 'pointer', borderRadius: 8 },
  '& summary:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '& summary:focus-visible': { outlineOffset: -2 },
  '& ol': { margin: '4px 0 16px', paddingInlineStart: 36, display: 'grid', gap: 6 },
});

/** How to do each job in the product, for everybody or for one role. */
export function HelpPage() {
  const { t } = useTranslation();
  const [role, setRole] = useState<string | null>(null);

  return (
    <Page>
      <h1>{t('How can we help?')}</h1>
      <Words>{t('Every job in Freightdesk, step by step. Choose your role to see only what concerns you.')}</Words>
      <RoleChoice roles={helpRoles} value={role} onChoose={setRole} />
      {sectionsFor(helpSections, role).map(({ title, topics }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          {topics.map(({ question, steps }) => (
            <Topic key={question}>
              <summary>{t(question)}</summary>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{t(step)}</li>
                ))}
              </ol>
            </Topic>
          ))}
        </section>
      ))}
      <section>
        <h2>{t('By keyboard')}</h2>
        <ShortcutList />
      </section>
    </Page>
  );
}

export { HelpPage as Component };
