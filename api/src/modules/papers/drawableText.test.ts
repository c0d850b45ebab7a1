import { toDrawableText } from './drawableText';

test.each([
  ['José Ángel Muñoz Güereña', 'José Ángel Muñoz Güereña'],
  // Decomposed letters, tabs and line breaks.
  ['Jose\u0301\tPe\u0301rez\n', 'José Pérez'],
  ['“Maíz” €½ — ŁőŞ Ωж', '“Maíz” €½ — ŁőŞ Ωж'],
  // Invisible characters, also those that would turn the text around.
  ['so\u00adja \u202eoculto\u202c \u200bx', 'soja oculto x'],
  ['Rancho 🌽 La Esperanza 👩‍🌾', 'Rancho La Esperanza'],
  ['Preguntar por Íñigo 🌽.', 'Preguntar por Íñigo.'],
  ['🇲🇽 Juan 👍🏽', 'Juan'],
  ['Lote 1️⃣ ☀️', 'Lote 1'],
  ['王小明', 'WangXiaoMing'],
  ['محمد', 'mhmd'],
  ['ნინო', 'nino'],
  ['한국', 'HanGug'],
  ['Maíz → 20 ≥ 10', 'Maíz > 20 >= 10'],
  ['🌽🌽', '[símbolo]'],
  ['\u{f8ff}', '[símbolo]'],
  ['\ufffd', '?'],
  ['', ''],
])('X-29 prints a text in letters of the font: %j', (text, expected) => {
  expect(toDrawableText(text)).toBe(expected);
});
