import { useSteady } from '@freightdesk/shared-ui';
import { type ComponentType, memo } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/** Shows the page at a path; the same function wherever one is. */
export type LeadTo = (path: string, how?: NavigateOptions) => void | Promise<void>;

/**
 * A part that leads elsewhere and shows nothing of where one is. The router has whoever may navigate drawn at each address, and with a frame its header, its
 * menu and all its commands would be: here a shell of it alone is.
 */
export function atAnyAddress<Props extends object>(Part: ComponentType<Props & { leadTo: LeadTo }>) {
  const Kept = memo(Part) as ComponentType<Props & { leadTo: LeadTo }>;
  return function AtAddress(props: Props) {
    const navigate = useNavigate();
    const leadTo = useSteady<Parameters<LeadTo>, ReturnType<LeadTo>>((path, how) => navigate(path, how));
    return <Kept {...props} leadTo={leadTo} />;
  };
}
