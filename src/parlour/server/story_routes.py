"""The paths of story tables, each with what goes in and what comes out."""

from typing import Any

from parlour.server import api, story_api
from parlour.server.routes import FORM, Route
from parlour.server.story_wire import StoryTable

ROUTES = (
    Route("GET", "/api/story-sets", "story_sets", gives=story_api.Sets),
    Route("POST", "/api/stories", "new_story", story_api.StoryBody, api.TableMade, 201),
    Route("GET", "/api/stories/{id}", "story_table", None, StoryTable, 200, (404,)),
    Route(
        "POST",
        "/api/stories/{id}/content",
        "choose_content",
        story_api.ContentBody,
        api.TableFound,
        200,
        (404, 409),
    ),
    Route(
        "POST",
        "/api/stories/{id}/seat-link",
        "story_seat_link",
        api.SeatBody,
        api.Link,
        200,
        (403, 404),
    ),
    Route(
        "GET",
        "/api/stories/{id}/qr.svg",
        "story_qr",
        None,
        "image/svg+xml",
        200,
        (404,),
    ),
    Route(
        "GET",
        "/api/stories/{id}/export.{kind}",
        "story_export",
        None,
        dict[str, Any],
        200,
        (403, 404, 409, 501),
        ("seat",),
    ),
)

PICTURE_ROUTES = (
    Route(
        "POST",
        "/api/stories/{id}/pictures",
        "put_picture",
        story_api.PictureBody,
        story_api.PictureKept,
        201,
        (404, 409),
    ),
    Route(
        "GET",
        "/api/stories/{id}/pictures/{picture}",
        "story_picture",
        None,
        "image/*",
        200,
        (404,),
        ("seat",),
    ),
    Route(
        "DELETE",
        "/api/stories/{id}/pictures/{picture}",
        "drop_picture",
        None,
        api.TableFound,
        200,
        (404, 409),
        ("seat",),
    ),
)

DECK_ROUTES = (
    Route(
        "POST",
        "/api/stories/{id}/deck",
        "put_deck",
        FORM,
        api.TableFound,
        200,
        (403, 404, 409),
    ),
    Route(
        "DELETE",
        "/api/stories/{id}/deck",
        "drop_deck",
        None,
        api.TableFound,
        200,
        (403, 404, 409),
    ),
    Route(
        "GET",
        "/api/stories/{id}/deck/{deck}/{card}",
        "deck_picture",
        None,
        "image/*",
        200,
        (404,),
    ),
)
