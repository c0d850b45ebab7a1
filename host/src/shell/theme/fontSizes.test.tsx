import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Button, Checkbox, DatePicker, Input, Modal, Segmented, Select, Switch, Tag } from 'antd';
import { mockMediaQueries } from '../../testing/mockMediaQueries';
import AntdConfig from './AntdConfig';
import { TOUCH_QUERY } from './useMediaQuery';

type Sizes = Record<string, number>;

const PX_PER_REM = 16;

const readSizes = (css: string, unit: 'px' | 'rem', scale: number): Sizes =>
  Object.fromEntries(
    [...css.matchAll(new RegExp(String.raw`(--ant-[\w-]*font-size[\w-]*): ?([\d.]+)${unit};`, 'g'))].map(
      ([, name = '', value]) => [name, Number(value) * scale],
    ),
  );

/** The font sizes that antd sets in px for the parts of it that the product uses. */
function readAntdSizes(...matching: string[]): Sizes {
  mockMediaQueries(...matching);
  const { unmount } = render(
    <AntdConfig>
      <Button /> <Checkbox /> <DatePicker open /> <Input /> <Modal open title="Título" />{' '}
      <Segmented options={['Uno']} />
      <Select open options={[{ value: '1', label: 'Uno' }]} /> <Switch /> <Tag />
    </AntdConfig>,
  );
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '').join('');
  unmount();
  return readSizes(css, 'px', 1);
}

const [forPointer = '', forTouch = ''] = readFileSync(join(__dirname, 'fontSizes.css'), 'utf8').split('@media');
const pointerSizes = readSizes(forPointer, 'rem', PX_PER_REM);

test('the font sizes of antd are the same in rem', () => {
  expect(pointerSizes).toEqual(readAntdSizes());
});

test('the font sizes of antd for touch screens are the same in rem', () => {
  expect({ ...pointerSizes, ...readSizes(forTouch, 'rem', PX_PER_REM) }).toEqual(readAntdSizes(TOUCH_QUERY));
});
