import { Link } from '@surco/shared/platform';
import { StatusTag } from '@surco/shared/ui/display';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { getItemKey, type ItemKind, type SearchGroup, type SearchItem } from './model/searchItem';
import { closeSearch } from './searchOpen';

export const RESULTS_ID = 'surco-finder-results';

/** Element id of an item, for `aria-activedescendant`. */
export const getOptionId = (item: SearchItem): string => `surco-finder ${getItemKey(item)}`.replace(/\s/g, '-');

const ICONS: Readonly<Record<ItemKind, string>> = {
  customer: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  sale: 'M4 4h2l2.2 11h9.6L20 7.5H7M10 20v.01M16.5 20v.01',
  voucher: 'M3.5 7h17v3.5a1.5 1.5 0 0 0 0 3V17h-17v-3.5a1.5 1.5 0 0 0 0-3V7Zm10.5 0v10',
  product: 'M12 21v-9m0 0c0-4 2.5-6.5 7-7 0 4.5-2.5 7-7 7Zm0 2.5C12 11 9.5 9 5 8.5c.2 4 2.7 6 7 6Z',
  user: 'M4.5 20v-1.5A4.5 4.5 0 0 1 9 14h6a4.5 4.5 0 0 1 4.5 4.5V20M12 11a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5Z',
  action: 'M12 5v14M5 12h14',
  page: 'M6 3.5h8l4 4v13H6v-17Zm8 0v4h4',
  list: 'M5 12h14m-6-6 6 6-6 6',
};

/** A listbox of links: a native select could neither be searched nor open an item in another tab. */
const OPTION_ROLE = { role: 'option' };
const LIST_ROLE = { role: 'listbox' };
const GROUP_ROLE = { role: 'group' };

interface OptionProps {
  item: SearchItem;
  isActive: boolean;
  onActivate: (item: SearchItem) => void;
}

function Option({ item, isActive, onActivate }: OptionProps): ReactNode {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      {...OPTION_ROLE}
      ref={element}
      to={item.to}
      id={getOptionId(item)}
      tabIndex={-1}
      aria-selected={isActive}
      className="surco-finder-option"
      onPointerMove={() => !isActive && onActivate(item)}
      onClick={(event) => !event.ctrlKey && !event.metaKey && closeSearch()}
    >
      <Icon path={ICONS[item.kind]} />
      <span className="surco-finder-texts">
        <span className="surco-finder-title">{item.title}</span>
        {item.detail && <span className="surco-finder-detail">{item.detail}</span>}
      </span>
      {item.status && <StatusTag status={item.status} />}
    </Link>
  );
}

interface Props extends Omit<OptionProps, 'item' | 'isActive'> {
  groups: readonly SearchGroup[];
  active: SearchItem | undefined;
}

/** The found items under the headings of their kinds. The focus stays in the field, which moves the active item. */
export function SearchResults({ groups, active, ...actions }: Props): ReactNode {
  return (
    <div id={RESULTS_ID} className="surco-finder-results" aria-label="Resultados" {...LIST_ROLE}>
      {groups.map(({ label, items }) => (
        <div key={label} aria-label={label} {...GROUP_ROLE}>
          <div className="surco-finder-heading" aria-hidden="true">
            {label}
          </div>
          {items.map((item) => (
            <Option
              key={getItemKey(item)}
              item={item}
              isActive={active !== undefined && getItemKey(item) === getItemKey(active)}
              {...actions}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
