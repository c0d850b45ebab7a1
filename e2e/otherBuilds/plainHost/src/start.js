import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createRoot } from 'react-dom/client';
import { jsx } from 'react/jsx-runtime';

/** The address of the section's manifest is the query of the page. */
registerRemotes([{ name: 'mfe_greeting', entry: decodeURIComponent(location.search.slice(1)) }]);
const { pages } = await loadRemote('mfe_greeting/routes');
createRoot(document.querySelector('main')).render(jsx(pages.greeting, {}));
