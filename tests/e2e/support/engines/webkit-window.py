#!/usr/bin/python3
"""A WebKitGTK browser for WebKitWebDriver: like MiniBrowser, but with a profile that outlives the process.

MiniBrowser under automation stores nothing on disk, so nothing could be tested across a restart of the browser.

Environment: PROFILE_DIR (folder of the profile), PROXY (address of the proxy for all requests), CONTROL_SOCKET (path of
a Unix socket that takes one JSON command per line and answers each with one line: `{"id": …, "error": … | null, "value":
…}`; events have no id), NEEDS_WEBGL (1 for maps), BLOCKS_SERVICE_WORKERS (1 to do without), STORES_NOTHING (1 for a
browser that blocks all storage), QUOTA_BYTES (what a site may store).
"""
import base64
import json
import os
import shutil

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
gi.require_version("Soup", "3.0")
from gi.repository import Gdk, Gio, GLib, Gtk, Soup, WebKit2

PROFILE = os.environ["PROFILE_DIR"]
OFFLINE = "offline"
# Until a raised window is drawn.
RAISED_MS = 100
# Off in WebKitGTK, on in Safari.
AS_IN_SAFARI = {"StorageAPI", "StorageAPIEstimate"}
STORAGE = {"IndexedDBAPI", "CacheAPI", "LocalStorage", "ServiceWorkers", "Cookie"}
MISSING = (STORAGE if os.environ.get("STORES_NOTHING") == "1" else set()) | (
    {"ServiceWorkers"} if os.environ.get("BLOCKS_SERVICE_WORKERS") == "1" else set()
)
DEAD_PROXY = "http://127.0.0.1:9"

QUOTA_BYTES = os.environ.get("QUOTA_BYTES")
# A share of the volume is the only limit that can be set.
quota = int(QUOTA_BYTES) / shutil.disk_usage(PROFILE).total if QUOTA_BYTES else -1

manager = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(PROFILE, "data"),
    base_cache_directory=os.path.join(PROFILE, "cache"),
    origin_storage_ratio=quota,
)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
cookies = context.get_cookie_manager()
cookies.set_persistent_storage(os.path.join(PROFILE, "cookies.sqlite"), WebKit2.CookiePersistentStorage.SQLITE)
context.set_automation_allowed(True)

Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_javascript_can_access_clipboard(True)
settings.set_enable_webgl(os.environ.get("NEEDS_WEBGL") == "1")
features = WebKit2.Settings.get_all_features()
for feature in (features.get(index) for index in range(features.get_length())):
    if feature.get_identifier() in AS_IN_SAFARI:
        settings.set_feature_enabled(feature, True)
    if feature.get_identifier() in MISSING:
        settings.set_feature_enabled(feature, False)

content = WebKit2.UserContentManager()
scripts = {}
views = []
granted = set()
position = [None]
download_folder = [os.path.join(PROFILE, "downloads")]
size = [1440, 900]
windows = []
printing = []
dialogs = {}

connection = Gio.SocketClient().connect(Gio.UnixSocketAddress.new(os.environ["CONTROL_SOCKET"]), None)
answers = connection.get_output_stream()
commands = Gio.DataInputStream.new(connection.get_input_stream())


def send(message):
    answers.write_all((json.dumps(message) + "\n").encode(), None)


def open_window(_session=None):
    view = WebKit2.WebView(
        web_context=context, settings=settings, user_content_manager=content, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_default_size(*size)
    window.add(view)
    window.show_all()
    windows.append(window)
    views.append(view)
    focus(window)
    view.connect("close", lambda _view: window.destroy())
    view.connect("load-failed", load_failed)
    view.connect("script-dialog", hold_dialog)
    view.connect("permission-request", decide_permission)
    view.connect("query-permission-state", tell_permission)
    return view


def focus(window):
    """No window manager does it, and an inactive document fires no focus events."""
    window.get_window().focus(Gdk.CURRENT_TIME)


def focus_window(command):
    focus(windows[command["number"]])


def load_failed(_view, _event, uri, error):
    send({"event": "load-failed", "url": uri, "message": error.message})
    return False


def hold_dialog(view, dialog):
    kind = dialog.get_dialog_type()
    dialogs[views.index(view)] = dialog.ref()
    send({
        "event": "dialog",
        "number": views.index(view),
        "type": "beforeunload" if kind == WebKit2.ScriptDialogType.BEFORE_UNLOAD_CONFIRM else kind.value_nick,
        "message": dialog.get_message(),
    })
    return True


def close_dialog(command):
    dialog = dialogs.pop(command["number"])
    kind = dialog.get_dialog_type()
    if kind == WebKit2.ScriptDialogType.PROMPT:
        dialog.prompt_set_text(command["text"])
    elif kind != WebKit2.ScriptDialogType.ALERT:
        dialog.confirm_set_confirmed(command["accepts"])
    dialog.close()


def decide_permission(_view, request):
    # As in Chromium, where nothing is asked.
    if isinstance(request, WebKit2.GeolocationPermissionRequest) and "geolocation" not in granted:
        request.deny()
    else:
        request.allow()
    return True


def tell_permission(_view, query):
    is_granted = query.get_name() in granted
    query.finish(WebKit2.PermissionState.GRANTED if is_granted else WebKit2.PermissionState.DENIED)
    return True


def set_permissions(command):
    granted.clear()
    granted.update(command["granted"])


def set_position(command):
    position[0] = command["coordinates"]
    tell_position(context.get_geolocation_manager())


def tell_position(geolocation):
    if position[0] is None:
        geolocation.failed("no position")
    else:
        at = position[0]
        geolocation.update_position(
            WebKit2.GeolocationPosition.new(at["latitude"], at["longitude"], at.get("accuracy", 1))
        )


def start_positions(geolocation):
    tell_position(geolocation)
    return True


def automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


def download_started(_context, download):
    download.connect("decide-destination", choose_destination)
    download.connect("finished", lambda one: send({"event": "download-end", "download": name_of(one), "ok": True}))
    download.connect("failed", lambda one, _error: send({"event": "download-end", "download": name_of(one), "ok": False}))


def name_of(download):
    return str(hash(download))


def choose_destination(download, suggested):
    os.makedirs(download_folder[0], exist_ok=True)
    download.set_allow_overwrite(True)
    download.set_destination(GLib.filename_to_uri(os.path.join(download_folder[0], suggested), None))
    send({
        "event": "download-begin",
        "download": name_of(download),
        "url": download.get_request().get_uri(),
        "name": suggested,
    })
    return True


def add_script(command):
    scripts[command["script"]] = WebKit2.UserScript.new(
        command["source"],
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
    content.add_script(scripts[command["script"]])


def remove_script(command):
    content.remove_script(scripts.pop(command["script"]))


def set_languages(command):
    context.set_preferred_languages(command["languages"])


def set_downloads(command):
    download_folder[0] = command["folder"]


def set_size(command):
    size[:] = [command["width"], command["height"]]


def set_proxy(address):
    manager.set_network_proxy_settings(
        WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(address, None)
    )


def set_offline(command):
    offline = command["offline"]
    set_proxy(DEAD_PROXY if offline else os.environ["PROXY"])
    if offline == (OFFLINE in scripts):
        return
    # The network of the machine stays, on which WebKit looks.
    online = "Object.defineProperty(navigator, 'onLine', { value: %s, configurable: true });"
    if offline:
        add_script({"script": OFFLINE, "source": online % "false"})
    else:
        remove_script({"script": OFFLINE})
    event = "offline" if offline else "online"
    for view in views:
        script = (online % json.dumps(not offline)) + "dispatchEvent(new Event('%s'));" % event
        view.evaluate_javascript(script, -1, None, None, None, None)


def set_cookie(command):
    cookie = Soup.Cookie.new(command["name"], command["value"], command["domain"], command["path"], command["maxAge"])
    cookie.set_http_only(command["httpOnly"])
    cookie.set_secure(command["secure"])
    cookies.add_cookie(cookie, None, lambda source, result: answer(command, source.add_cookie_finish, result))


def get_cookies(command):
    def describe(source, result):
        return [
            {
                "name": cookie.get_name(),
                "value": cookie.get_value(),
                "domain": cookie.get_domain(),
                "path": cookie.get_path(),
                "httpOnly": cookie.get_http_only(),
                "secure": cookie.get_secure(),
                "sameSite": int(cookie.get_same_site_policy()),
                "expiry": cookie.get_expires().to_unix() if cookie.get_expires() else None,
            }
            for cookie in source.get_all_cookies_finish(result)
        ]

    cookies.get_all_cookies(None, lambda source, result: answer(command, lambda one: describe(source, one), result))


def clear(command, types):
    manager.clear(types, 0, None, lambda source, result: answer(command, source.clear_finish, result))


def clear_cookies(command):
    clear(command, WebKit2.WebsiteDataTypes.COOKIES)


def clear_cache(command):
    clear(command, WebKit2.WebsiteDataTypes.MEMORY_CACHE | WebKit2.WebsiteDataTypes.DISK_CACHE)


def take_screenshot(command):
    """The pixels on the screen: a snapshot by WebKit lacks what WebGL draws."""
    window = windows[command["number"]].get_window()
    window.raise_()

    def take():
        clip = command["clip"]
        left, top = max(0, clip["x"]), max(0, clip["y"])
        width = min(window.get_width(), clip["x"] + clip["width"]) - left
        height = min(window.get_height(), clip["y"] + clip["height"]) - top
        pixels = Gdk.pixbuf_get_from_window(window, left, top, max(1, width), max(1, height))
        _ok, png = pixels.save_to_bufferv("png", [], [])
        send({"id": command["id"], "error": None, "value": base64.b64encode(png).decode()})
        return GLib.SOURCE_REMOVE

    GLib.timeout_add(RAISED_MS, take)


def print_page(command):
    operation = WebKit2.PrintOperation.new(views[command["number"]])
    to_file = Gtk.PrintSettings()
    to_file.set_printer("Print to File")
    to_file.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    to_file.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(command["file"], None))
    setup = Gtk.PageSetup()
    width, height = (command["page"][side] for side in ("width", "height"))
    setup.set_paper_size(Gtk.PaperSize.new_custom("page", "page", width, height, Gtk.Unit.INCH))
    for side in ("top", "bottom", "left", "right"):
        getattr(setup, f"set_{side}_margin")(0, Gtk.Unit.INCH)
    operation.set_print_settings(to_file)
    operation.set_page_setup(setup)
    operation.connect("finished", lambda _one: send({"id": command["id"], "error": None}))
    operation.connect("failed", lambda _one, error: send({"id": command["id"], "error": error.message}))
    printing.append(operation)
    operation.print_()


def answer(command, finish, result):
    try:
        send({"id": command["id"], "error": None, "value": finish(result)})
    except GLib.Error as error:
        send({"id": command["id"], "error": error.message})


AT_ONCE = {
    "add-script": add_script,
    "remove-script": remove_script,
    "permissions": set_permissions,
    "position": set_position,
    "languages": set_languages,
    "downloads": set_downloads,
    "size": set_size,
    "focus": focus_window,
    "close-dialog": close_dialog,
    "offline": set_offline,
}
LATER = {
    "cookie": set_cookie,
    "cookies": get_cookies,
    "clear-cookies": clear_cookies,
    "clear-cache": clear_cache,
    "print": print_page,
    "screenshot": take_screenshot,
}


def read_command(stream, result):
    line, _length = stream.read_line_finish_utf8(result)
    if line is None:
        Gtk.main_quit()
        return
    command = json.loads(line)
    if command["do"] in LATER:
        LATER[command["do"]](command)
    else:
        AT_ONCE[command["do"]](command)
        send({"id": command["id"], "error": None})
    stream.read_line_async(GLib.PRIORITY_DEFAULT, None, read_command)


set_proxy(os.environ["PROXY"])
context.connect("automation-started", automation_started)
context.connect("download-started", download_started)
context.get_geolocation_manager().connect("start", start_positions)
commands.read_line_async(GLib.PRIORITY_DEFAULT, None, read_command)
send({"event": "ready"})
Gtk.main()
