import { signInWithoutForm } from '../../pageObjects/session';
import { createUser, query } from '../../support/database';
import { PASSWORD } from '../../support/demoAccounts';
import { expect, test } from '../../support/test';

const OVERVIEW = '/dashboard/overview';

/** Creates a coordinator of demo zones in which no other journey sells. */
async function createCoordinator(): Promise<{ email: string; password: string }> {
  const { id, email } = await createUser('Coordinator');
  await query(
    `insert into user_zones (user_id, zone_id)
     select $1::uuid, id from zones where name in ('Bajío', 'Querétaro–Hidalgo', 'Golfo', 'Sureste')`,
    [id],
  );
  return { email, password: PASSWORD };
}

test('R-47 X-22 a figure, a bar and a range of Inicio lead to lists with the same total', async ({ page }) => {
  await signInWithoutForm(page, await createCoordinator());
  for (const [name, pattern, unit] of [
    [/^Bolsas/, /\d{1,3}(,\d{3})*/, ' bolsas'],
    [/^Bajío/, /[\d,]+ bolsas/, ''],
    [/^Vencen en 7 días/, /\d+ DKbonos?/, ''],
  ] as const) {
    await page.goto(OVERVIEW);
    const link = page.getByRole('link', { name }).filter({ hasText: pattern }).first();
    const [figure = 'no figure'] = pattern.exec((await link.textContent()) ?? '') ?? [];
    await link.click();
    // Inicio has the same figure.
    await expect(page).not.toHaveURL(OVERVIEW);
    await expect(page.getByText(figure + unit, { exact: true }).first()).toBeVisible();
  }
});
