import { hashInlineScript } from './hashInlineScript';

/**
 * Starts the call for the session and the first calls of the page; the HTTP client takes the requests over
 * (`takeInFlightRequest`).
 */
const START_CALLS = `
  var data = JSON.parse(document.getElementById("surco-boot").textContent), config = data.config;
  var inFlight = new Map(), headers = { accept: "application/json" };
  headers[config.apiKeyHeader] = config.apiKey;
  data.calls.forEach(function (path) {
    var response = fetch(config.apiBase + path, { credentials: "include", headers: headers });
    response.catch(function () {});
    inFlight.set("GET " + config.apiBase + path, response);
  });
  window.__surco = {
    config: config, registry: data.registry, hasCanary: data.hasCanary, previews: data.previews, inFlight: inFlight
  };`;

/**
 * Starts the preloads in their order: one after the other while the host's script is on its way, then all others
 * (ADR 4). A service worker has usually stored them.
 */
const START_PRELOADS = `
  var waiting = [].slice.call(document.querySelectorAll("link[as=script]"));
  var hostScript = document.querySelector("script[defer][src]"), worker = navigator.serviceWorker;
  var start = function (link) { link.rel = "preload"; };
  var startAll = function () { waiting.splice(0).forEach(start); };
  var startNext = function () {
    var link = waiting.shift();
    if (!link) return;
    link.onload = link.onerror = startNext;
    start(link);
  };
  if (!hostScript || worker && worker.controller) startAll();
  else {
    hostScript.onload = hostScript.onerror = startAll;
    startNext();
  }`;

/**
 * The first formatter of a language takes many times as long as the next ones, and the processor has nothing to do yet.
 * In a task of its own, so that a press does not wait for the whole script. The dates of `getInstantParts` are en-GB.
 */
const WARM_UP_INTL = `
  setTimeout(function () {
    new Intl.NumberFormat(config.locale, { style: "currency", currency: config.currency }).format(0);
    new Intl.DateTimeFormat("en-GB", { timeZone: config.timeZone }).format();
  });`;

/** Inline script that runs before the host's code has loaded. The page's policy allows it by its digest. */
export const BOOT_SCRIPT = `(function () {${START_CALLS}${START_PRELOADS}${WARM_UP_INTL}
})()`;

export const BOOT_HASH = hashInlineScript(BOOT_SCRIPT);
