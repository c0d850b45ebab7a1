import { canOpenPage, Link, useNavigate } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { useSectionPaths } from '../navigation/sectionPaths';
import { Icon } from '../shell/icons/Icon';
import { showFirstSteps } from './showFirstSteps';

const ICON = 'm4 6 1.5 1.5L8 5M4 12l1.5 1.5L8 11M4 18l1.5 1.5L8 17M11.5 6.5H20M11.5 12.5H20M11.5 18.5H20';

/** As in `contract/paths`, all of which the shell would load with it. */
const SETUP_PATH = '/dashboard/setup';

/** Entry of a menu: for administrators the preparation of the company, for others the checklist for the first days. */
export function FirstStepsButton({
  onUse,
  className = 'surco-menu-link',
}: {
  onUse?: () => void;
  className?: string;
}): ReactNode {
  const { remotes } = useSectionPaths();
  const navigate = useNavigate();
  const open = (): void => {
    onUse?.();
    showFirstSteps(remotes, (path) => void navigate(path));
  };
  if (canOpenPage(SETUP_PATH))
    return (
      <Link className={className} to={SETUP_PATH} onClick={onUse}>
        <Icon path={ICON} />
        Preparar Surco
      </Link>
    );
  return (
    <button type="button" className={className} onClick={open}>
      <Icon path={ICON} />
      Primeros pasos
    </button>
  );
}
