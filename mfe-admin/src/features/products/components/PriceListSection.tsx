import { generalPriceList, isSamePriceList, type PriceListKey } from '@surco/shared/domain';
import { hasUnsavedChanges, Link } from '@surco/shared/platform';
import { ChoiceField } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import type { MouseEvent } from 'react';
import type { PriceLists } from '../api/usePriceLists';
import { formatPriceListKey, getPriceListName, toPriceListKey } from '../model/priceListKeys';
import { getPriceListPath } from '../paths';
import { texts } from '../priceTexts';

interface Props {
  list: PriceListKey;
  priceLists: PriceLists;
  onSelect: (list: PriceListKey) => void;
}

/** Chooses the list whose prices are shown: by season and zone, or one of those that have prices. */
export function PriceListSection({ list, priceLists: { lists, seasons, zones, getName }, onSelect }: Props) {
  const links = [
    { key: generalPriceList, label: texts.generalList },
    ...lists.map((priceList) => ({
      key: toPriceListKey(priceList),
      label: texts.listWithProducts(getPriceListName(priceList), priceList.products),
    })),
  ];
  const follow = (event: MouseEvent, key: PriceListKey): void => {
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensTab || !hasUnsavedChanges()) return;
    event.preventDefault();
    onSelect(key);
  };
  const isGeneral = isSamePriceList(list, generalPriceList);
  return (
    <FormSection title={texts.priceList} help={isGeneral ? texts.generalHelp : texts.listHelp(getName(list))}>
      <div className="surco-prices-filter">
        <ChoiceField
          name="zoneId"
          label={texts.zone}
          options={zones}
          placeholder={texts.allZones}
          value={list.zoneId ?? ''}
          onChange={(zoneId) => onSelect({ ...list, zoneId: zoneId || null })}
        />
        <ChoiceField
          name="seasonId"
          label={texts.season}
          options={seasons}
          placeholder={texts.allSeasons}
          value={list.seasonId ?? ''}
          onChange={(seasonId) => onSelect({ ...list, seasonId: seasonId || null })}
        />
      </div>
      {lists.length > 0 && (
        <nav className="surco-prices-lists" aria-label={texts.listsWithPrices}>
          <span>{texts.listsWithPrices}</span>
          <ul>
            {links.map(({ key, label }) => (
              <li key={formatPriceListKey(key)}>
                <Link
                  to={getPriceListPath(key)}
                  replace
                  aria-current={isSamePriceList(key, list) ? 'page' : undefined}
                  onClick={(event) => follow(event, key)}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </FormSection>
  );
}
