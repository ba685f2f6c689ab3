import { oneTimeLinkOf } from '@freightdesk/auth-contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The one-time link that opened this page. Its token leaves the address at once, and so the history and the next glance. */
export function useOneTimeLink() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => oneTimeLinkOf(hash));

  useEffect(() => {
    if (link && hash) void navigate({ pathname, search }, { replace: true });
  }, [link, hash, pathname, search, navigate]);

  return link;
}
