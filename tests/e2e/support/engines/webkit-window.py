#!/usr/bin/python3
"""A WebKitGTK browser for WebKitWebDriver: like MiniBrowser, but with a profile that outlives the process.

MiniBrowser under automation stores nothing on disk, so nothing could be tested across a restart of the browser.

Environment: PROFILE_DIR (folder of the profile), PROXY (address of the proxy for all requests), CONTROL_SOCKET (path of
a Unix socket that takes one JSON command per line and answers each with one line: `{"id": …, "error": … | null}`; events
have no id).
"""
import json
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
gi.require_version("Soup", "3.0")
from gi.repository import Gdk, Gio, GLib, Gtk, Soup, WebKit2

PROFILE = os.environ["PROFILE_DIR"]
DEAD_PROXY = "http://127.0.0.1:9"

manager = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(PROFILE, "data"), base_cache_directory=os.path.join(PROFILE, "cache")
)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
cookies = context.get_cookie_manager()
cookies.set_persistent_storage(os.path.join(PROFILE, "cookies.sqlite"), WebKit2.CookiePersistentStorage.SQLITE)
context.set_automation_allowed(True)

Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)

scripts = WebKit2.UserContentManager()
download_folder = [os.path.join(PROFILE, "downloads")]
size = [1440, 900]
windows = []

connection = Gio.SocketClient().connect(Gio.UnixSocketAddress.new(os.environ["CONTROL_SOCKET"]), None)
answers = connection.get_output_stream()
commands = Gio.DataInputStream.new(connection.get_input_stream())


def send(message):
    answers.write_all((json.dumps(message) + "\n").encode(), None)


def open_window(_session=None):
    view = WebKit2.WebView(
        web_context=context, settings=settings, user_content_manager=scripts, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_default_size(*size)
    window.add(view)
    window.show_all()
    windows.append(window)
    focus(window)
    view.connect("close", lambda _view: window.destroy())
    view.connect("load-failed", load_failed)
    return view


def focus(window):
    """No window manager does it, and an inactive document fires no focus events."""
    window.get_window().focus(Gdk.CURRENT_TIME)


def focus_window(command):
    focus(windows[command["number"]])


def load_failed(_view, _event, uri, error):
    send({"event": "load-failed", "url": uri, "message": error.message})
    return False


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
    scripts.add_script(
        WebKit2.UserScript.new(
            command["source"],
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )


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
    set_proxy(DEAD_PROXY if command["offline"] else os.environ["PROXY"])


def set_cookie(command):
    cookie = Soup.Cookie.new(command["name"], command["value"], command["domain"], command["path"], command["maxAge"])
    cookie.set_http_only(command["httpOnly"])
    cookie.set_secure(command["secure"])
    cookies.add_cookie(cookie, None, lambda source, result: answer(command, source.add_cookie_finish, result))


def clear_cookies(command):
    manager.clear(
        WebKit2.WebsiteDataTypes.COOKIES, 0, None, lambda source, result: answer(command, source.clear_finish, result)
    )


def answer(command, finish, result):
    try:
        finish(result)
        send({"id": command["id"], "error": None})
    except GLib.Error as error:
        send({"id": command["id"], "error": error.message})


AT_ONCE = {
    "add-script": add_script,
    "languages": set_languages,
    "downloads": set_downloads,
    "size": set_size,
    "focus": focus_window,
    "offline": set_offline,
}
LATER = {"cookie": set_cookie, "clear-cookies": clear_cookies}


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
commands.read_line_async(GLib.PRIORITY_DEFAULT, None, read_command)
send({"event": "ready"})
Gtk.main()
